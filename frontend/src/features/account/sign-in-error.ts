/** Firebase's code, as `auth/wrong-password`; empty where the failure is not Firebase's. */
export const signInCode = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

const CANCELLED_CODES = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

/** The person has closed the popup or asked for another one: no error. */
export const isCancelled = (error: unknown): boolean => CANCELLED_CODES.includes(signInCode(error));

/** The line or the identity provider is down; nothing is said about the person. */
export const isUnreachable = (error: unknown): boolean =>
  ['', 'auth/network-request-failed', 'auth/internal-error'].includes(signInCode(error));

/** The words for a failure that says nothing about what was typed. */
export const UNREACHABLE =
  'The sign-in cannot be reached at the moment. Check your connection and try again.';

/** The way on after a refused email and password, said below the text of the specification. */
export function credentialsHint(error: unknown, kind: 'login' | 'register'): string {
  const code = signInCode(error);
  if (isUnreachable(error)) return UNREACHABLE;
  if (code === 'auth/too-many-requests') {
    return 'There were too many attempts. Wait a few minutes, then try again.';
  }
  if (code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements') {
    return 'This password is too easy to guess. Choose a longer one.';
  }
  return kind === 'register'
    ? 'If you have an account with this email already, log in instead.'
    : 'If you signed in with Google before, use the Google button below.';
}

/** The way on after a failed sign-in with Google. */
export function googleHint(error: unknown): string {
  if (signInCode(error) === 'auth/popup-blocked') {
    return 'Your browser blocked the window. Allow pop-up windows for this shop and try again.';
  }
  if (isUnreachable(error)) return UNREACHABLE;
  return 'Please try again, or use your email and password.';
}
