type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The controls of a form that break a rule stated in its markup, in reading order. */
export const invalidControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => !control.validity.valid);
