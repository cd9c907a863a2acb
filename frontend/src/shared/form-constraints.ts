type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The controls of a form that break a rule stated in its markup, in reading order. */
export const invalidControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => !control.validity.valid);

const messageOf = ({ validity, title, validationMessage }: Control) =>
  validity.valueMissing ? 'Please fill in this field.' : title || validationMessage;

/**
 * Throws what the server would answer to a form that breaks the rules of its own markup, so that both
 * are shown alike. `title` of a control says its rule in words.
 */
export function assertConstraints(form: HTMLFormElement, detail: string) {
  const fields = invalidControls(form).map((control) => ({
    path: control.name,
    message: messageOf(control),
  }));
  if (fields.length > 0) throw { status: 400, data: { code: 'bad-request', detail, fields } };
}
