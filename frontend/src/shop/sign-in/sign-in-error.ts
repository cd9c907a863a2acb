import { textsNow } from '../../lib/storefront-texts.ts';
import { signInTexts } from './texts.ts';
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

/** Returns what to do after email and password were rejected; shown below the specified text. */
export function credentialsHint(error: unknown, kind: 'login' | 'register'): string {
  const texts = textsNow(signInTexts);
  const code = signInCode(error);
  if (isUnreachable(error)) return texts.unreachable;
  if (code === 'auth/too-many-requests') {
    return texts.tooMany;
  }
  if (code === 'auth/weak-password' || code === 'auth/password-does-not-meet-requirements') {
    return texts.weak;
  }
  return kind === 'register' ? texts.logInInstead : texts.useGoogle;
}

/** Returns what to do after sign-in with Google failed. */
export function googleHint(error: unknown): string {
  const texts = textsNow(signInTexts);
  if (signInCode(error) === 'auth/popup-blocked') return texts.popupBlocked;
  if (isUnreachable(error)) return texts.unreachable;
  return texts.usePassword;
}
