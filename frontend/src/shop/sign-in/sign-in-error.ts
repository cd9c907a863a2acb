/** Returns Firebase's error code, such as `auth/wrong-password`; empty for other errors. */
export const signInCode = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

const CANCELLED_CODES = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

/** Returns whether the person closed the popup or opened another one, which is not an error. */
export const isCancelled = (error: unknown): boolean => CANCELLED_CODES.includes(signInCode(error));

/** Returns whether the network or the identity provider failed, rather than the credentials. */
export const isUnreachable = (error: unknown): boolean =>
  ['', 'auth/network-request-failed', 'auth/internal-error'].includes(signInCode(error));

/** The message for failures that are not about the credentials. */
export const UNREACHABLE =
  'Sign-in is unavailable at the moment. Check your connection and try again.';

/** Returns what to do after email and password were rejected; shown below the specified text. */
export function credentialsHint(error: unknown, kind: 'login' | 'register'): string {
  const code = signInCode(error);
  if (isUnreachable(error)) return UNREACHABLE;
  if (code === 'auth/too-many-requests') {
    return 'Too many attempts. Please wait a few minutes, then try again.';
  }
  if (code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements') {
    return 'This password is too easy to guess. Choose a longer one.';
  }
  return kind === 'register'
    ? 'If you already have an account with this email, log in instead.'
    : 'If you signed in with Google before, use the Google button below.';
}

/** Returns what to do after sign-in with Google failed. */
export function googleHint(error: unknown): string {
  if (signInCode(error) === 'auth/popup-blocked') {
    return 'Your browser blocked the pop-up window. Allow pop-ups for this shop and try again.';
  }
  if (isUnreachable(error)) return UNREACHABLE;
  return 'Please try again, or use your email and password.';
}
