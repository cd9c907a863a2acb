import { isUnreachable, signInCode, UNREACHABLE } from './sign-in-error.ts';

type FieldNames = { current?: string; next?: string; email?: string };

const badLink = 'This link no longer works. Request a new one.';
const wrongPassword = 'This password is incorrect.';

/** Errors that belong to one field. */
const fieldErrors: Record<string, [keyof FieldNames, string]> = {
  'auth/wrong-password': ['current', wrongPassword],
  'auth/invalid-credential': ['current', wrongPassword],
  'auth/invalid-login-credentials': ['current', wrongPassword],
  'auth/weak-password': ['next', 'This password is too easy to guess. Choose a longer one.'],
  'auth/password-does-not-meet-requirements': [
    'next',
    'This password is too easy to guess. Choose a longer one.',
  ],
  'auth/invalid-email': ['email', 'Please enter a valid email address.'],
};

const formErrors: Record<string, string> = {
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes, then try again.',
  'auth/expired-action-code': badLink,
  'auth/invalid-action-code': badLink,
  'auth/user-mismatch': 'That is a different account. Choose the one you are signed in with.',
  'auth/popup-blocked':
    'Your browser blocked the pop-up window. Allow pop-ups for this shop and try again.',
  'auth/requires-recent-login': 'Please log out, log in again, and try once more.',
  'auth/user-token-expired': 'You are no longer signed in. Please log in again.',
};

/** Turns a sign-in error into the shape of an API error: a message per field, or one for the form. */
export function toFormError(error: unknown, fields: FieldNames = {}): unknown {
  const code = signInCode(error);
  const [field, message] = fieldErrors[code] ?? [];
  const path = field && fields[field];
  if (path && message) return toApiError(message, [{ path, message }]);
  if (!code) return error;
  if (isUnreachable(error)) return toApiError(UNREACHABLE);
  return toApiError(
    message ?? formErrors[code] ?? 'Something went wrong. Please try again in a moment.',
  );
}

const toApiError = (detail: string, fields: { path: string; message: string }[] = []) => ({
  status: 400,
  data: { code: 'bad-request', detail, fields },
});
