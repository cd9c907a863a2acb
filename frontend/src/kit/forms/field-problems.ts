import type { ApiProblem } from '../../api/api-problem.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the first message at a field or below it. */
export function messageIn(errors: unknown): string | undefined {
  if (!isObject(errors)) return undefined;
  if (typeof errors.message === 'string') return errors.message;
  const parts = Object.entries(errors).filter(([name]) => name !== 'ref');
  return parts.map(([, part]) => messageIn(part)).find((message) => message !== undefined);
}

/** Focuses the first invalid field. If no field shows the error, the form does. */
export function focusFirstWrong(
  form: HTMLFormElement | null,
  problem: ApiProblem,
  say: (problem: ApiProblem) => void,
) {
  const wrong = [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])];
  // A refused sign-in marks all of its fields.
  const first = wrong.find(({ name }) => name in problem.fields) ?? wrong[0];
  if (first) return first.focus();
  const [message] = Object.values(problem.fields);
  if (message) say({ ...problem, message, fields: {} });
}
