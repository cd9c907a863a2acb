import { type TextsOf, textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { signInTexts } from '../../sign-in-texts.ts';
import { isUnreachable, signInCode } from './sign-in-error.ts';

/** The fields that an error can belong to: the present password, a chosen one, an address. */
export type SignInField = 'current' | 'next' | 'email';

type Texts = TextsOf<typeof signInTexts>;
type SignInText = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];

const TEXTS: Readonly<Record<string, SignInText>> = {
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'wrongPassword',
  'auth/invalid-login-credentials': 'wrongPassword',
  'auth/missing-password': 'wrongPassword',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/invalid-email': 'badEmail',
  'auth/missing-email': 'badEmail',
  'auth/invalid-new-email': 'badEmail',
  'auth/missing-new-email': 'badEmail',
  'auth/email-already-in-use': 'taken',
  'auth/account-exists-with-different-credential': 'hasPassword',
  'auth/too-many-requests': 'tooMany',
  'auth/expired-action-code': 'badLink',
  'auth/invalid-action-code': 'badLink',
  'auth/user-mismatch': 'otherAccount',
  'auth/requires-recent-login': 'confirmAgain',
  'auth/user-token-expired': 'signedOut',
  'auth/invalid-user-token': 'signedOut',
  'auth/invalid-refresh-token': 'signedOut',
  'auth/missing-id-token': 'signedOut',
  'auth/user-not-found': 'signedOut',
  'auth/user-disabled': 'disabled',
  'auth/operation-not-allowed': 'notOffered',
  'auth/admin-restricted-operation': 'notOffered',
  'auth/popup-blocked': 'popupBlocked',
  'auth/google-expired': 'googleExpired',
  'auth/google-unreachable': 'googleUnreachable',
  'auth/google-failed': 'usePassword',
};

const FIELDS: Readonly<Partial<Record<SignInText, SignInField>>> = {
  wrongPassword: 'current',
  weak: 'next',
  badEmail: 'email',
  taken: 'email',
};

export type SignInSentence = { text: string; field?: SignInField | undefined };

/** Returns what the person can do about a sign-in error, and the field that it belongs to. */
export function sentenceOf(error: unknown): SignInSentence {
  const texts = textsNow(signInTexts);
  if (isUnreachable(error)) return { text: texts.unreachable };
  const name = TEXTS[signInCode(error)];
  return name ? { text: texts[name], field: FIELDS[name] } : { text: texts.unknown };
}
