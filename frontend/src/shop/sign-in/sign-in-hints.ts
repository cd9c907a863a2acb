import { textsNow } from '../../lib/storefront-texts.ts';
import { isUnreachable, signInCode } from './sign-in-error.ts';
import { signInTexts } from './texts.ts';

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
