import { signInCode } from './sign-in-error.ts';
import { type SignInField, sentenceOf } from './sign-in-sentences.ts';

/** Turns a sign-in error into the shape of an API error: a message for one of `fields`, or one for the form. */
export function toFormError(
  error: unknown,
  fields: Partial<Record<SignInField, string>> = {},
): unknown {
  if (!signInCode(error)) return error;
  const { text, field } = sentenceOf(error);
  const path = field && fields[field];
  return {
    status: 400,
    data: { code: 'bad-request', detail: text, fields: path ? [{ path, message: text }] : [] },
  };
}
