import { type TextsOf, textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { isUnreachable, signInCode } from './sign-in-error.ts';
import { signInTexts } from './texts.ts';

type FieldNames = { current?: string; next?: string; email?: string };

type SignInText = Exclude<
  keyof TextsOf<typeof signInTexts>,
  'reasons' | 'strengths' | 'passwordRule'
>;

/** Errors that belong to one field. */
const fieldErrors: Record<string, [keyof FieldNames, SignInText]> = {
  'auth/wrong-password': ['current', 'wrongPassword'],
  'auth/invalid-credential': ['current', 'wrongPassword'],
  'auth/invalid-login-credentials': ['current', 'wrongPassword'],
  'auth/weak-password': ['next', 'weak'],
  'auth/password-does-not-meet-requirements': ['next', 'weak'],
  'auth/invalid-email': ['email', 'badEmail'],
};

const formErrors: Record<string, SignInText> = {
  'auth/too-many-requests': 'tooMany',
  'auth/expired-action-code': 'badLink',
  'auth/invalid-action-code': 'badLink',
  'auth/user-mismatch': 'otherAccount',
  'auth/popup-blocked': 'popupBlocked',
  'auth/google-expired': 'googleExpired',
  'auth/google-unreachable': 'googleUnreachable',
  'auth/requires-recent-login': 'logInAgain',
  'auth/user-token-expired': 'signedOut',
};

/** Turns a sign-in error into the shape of an API error: a message per field, or one for the form. */
export function toFormError(error: unknown, fields: FieldNames = {}): unknown {
  const texts = textsNow(signInTexts);
  const code = signInCode(error);
  const [field, name] = fieldErrors[code] ?? [];
  const message = name && texts[name];
  const path = field && fields[field];
  if (path && message) return toApiError(message, [{ path, message }]);
  if (!code) return error;
  if (isUnreachable(error)) return toApiError(texts.unreachable);
  return toApiError(message ?? texts[formErrors[code] ?? 'unknown']);
}

const toApiError = (detail: string, fields: { path: string; message: string }[] = []) => ({
  status: 400,
  data: { code: 'bad-request', detail, fields },
});
