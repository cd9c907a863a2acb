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
