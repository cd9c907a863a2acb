import { EMAIL_LETTERS_RULE, readEmail } from '@book-store/contract/email';
import { withoutInvisible } from '@book-store/contract/invisible';
import { toApiProblem } from '../../api/api-problem.ts';
import { textsNow } from '../../lib/wording/storefront-texts.ts';
import { formTexts } from './texts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Text of spaces alone is empty for the server, but not for the browser. */
const isMissing = ({ required, type, value, validity }: Control) =>
  validity.valueMissing || (required && type !== 'password' && value.trim() === '');

/** In document order. */
const invalidControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => !isValid(control) || isMissing(control));

/**
 * Pasted text may contain invisible characters, which the server removes, and a browser may not know domains in other
 * scripts.
 */
function isValid(control: Control): boolean {
  const { validity, value, type } = control;
  if (validity.valid) return true;
  if (validity.typeMismatch && type === 'email') return readEmail(value).email !== undefined;
  const { pattern = '' } = control as Partial<HTMLInputElement>;
  return (
    validity.patternMismatch && new RegExp(`^(?:${pattern})$`).test(withoutInvisible(value).trim())
  );
}

/** For addresses where the shop's message is clearer than the browser's. */
const emailProblem = ({ type, value }: Control) =>
  type === 'email' && readEmail(value).problem === EMAIL_LETTERS_RULE
    ? textsNow(formTexts).emailLetters
    : '';

const messageOf = (control: Control) =>
  isMissing(control)
    ? (control.dataset.empty ?? textsNow(formTexts).missing)
    : control.title || emailProblem(control) || control.validationMessage;

type FieldProblem = { path: string; message: string };

/** The error that the server would send, so that both look the same. */
export const invalid = (fields: readonly FieldProblem[]) => ({
  status: 400,
  data: { code: 'bad-request', fields },
});

/** The error that the server sends after a concurrent edit. */
export const changedMeanwhile = (current: unknown) => ({
  status: 409,
  data: { code: 'changed-meanwhile', current },
});

export const isChangedMeanwhile = (error: unknown) =>
  toApiProblem(error).code === 'changed-meanwhile';

/**
 * Throws what is wrong with an invalid form. A control's `title` states its rule in words, its `data-empty` what
 * to enter.
 */
export function assertConstraints(form: HTMLFormElement) {
  const fields = problemsOf(invalidControls(form));
  if (fields.length > 0) throw invalid(fields);
}

const problemsOf = (controls: readonly Control[]): FieldProblem[] =>
  controls.map((control) => ({ path: control.name, message: messageOf(control) }));

/** Returns the attributes of a field for a whole number up to `max`, its rule in the language of the screen. */
export const wholeNumberUpTo = (max: number, min: 0 | 1 = 1) => ({
  type: 'number',
  inputMode: 'numeric' as const,
  min,
  max,
  step: 1,
  required: true,
  title: textsNow(formTexts).wholeNumber(min, max),
});
