import type { Language } from '@book-store/contract/storefront';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { NewMail } from '../../../platform/mail/queue-mail.ts';
import { type AccountLetterTexts, accountEnglish } from './account-english.ts';
import { accountGerman } from './account-german.ts';

const TEXTS: Record<Language, AccountLetterTexts> = { en: accountEnglish, de: accountGerman };

/** For how many days the former address of an account can get it back. */
export const FORMER_EMAIL_DAYS = 7;

/** The page for all links with codes, as Firebase has one for all of its own, which also names the modes. */
const CODE_PAGE = '/reset-password';
const CODE = '&oobCode=';
const FORGOTTEN_PAGE = '/forgot-password';

/** The mails with links, by what these are good for. */
const LINKS = {
  PASSWORD_RESET: { kind: 'reset-password', mode: 'resetPassword', texts: 'password' },
  VERIFY_EMAIL: { kind: 'verify-email', mode: 'verifyEmail', texts: 'verification' },
  VERIFY_AND_CHANGE_EMAIL: {
    kind: 'change-email',
    mode: 'verifyAndChangeEmail',
    texts: 'newAddress',
  },
} as const;

export const LINK_KINDS = Object.values(LINKS).map(({ kind }) => kind);

/** What a link is sent for: `id` names what was asked for. */
type Asked = { id: string; purpose: keyof typeof LINKS; to: string };

/** Returns the mail with a link whose code is added when it is sent (`withCode`), so that only its reader ever has it. */
export function linkMail({ id, purpose, to }: Asked, language: Language): NewMail {
  const { kind, mode, texts } = LINKS[purpose];
  const path = `${CODE_PAGE}?${new URLSearchParams({ mode })}`;
  const letter = letterOf({ ...TEXTS[language][texts], email: to, path }, language);
  return { key: `${kind}:${id}`, kind, to, subject: letter.heading, letter };
}

/** Returns what the link of a mail was asked for. */
export const askedIn = ({ key }: { key: string }): string => key.slice(key.indexOf(':') + 1);

/** Returns the letter with a code in its link. */
export const withCode = (letter: Letter, code: string): Letter => ({
  ...letter,
  ...(letter.button && {
    button: { ...letter.button, path: `${letter.button.path}${CODE}${code}` },
  }),
});

/** Returns the path of a letter's link if it has a code. */
export const linkWithCode = ({ button }: Letter): string | undefined =>
  button?.path.includes(CODE) ? button.path : undefined;

/** Returns the mail that tells somebody that the password of their account was changed. */
export const passwordChangedMail = (id: string, to: string, language: Language): NewMail => {
  const texts = TEXTS[language].passwordChanged;
  return noticeOf('password-changed', { id, to, language }, texts, texts.first(to));
};

/** Returns the mail that tells the former address of an account that it has another one, and how to get it back. */
export const addressChangedMail = (id: string, to: string, language: Language): NewMail => {
  const texts = TEXTS[language].addressChanged;
  const first = texts.first(to, FORMER_EMAIL_DAYS);
  return noticeOf('email-changed', { id, to, language }, texts, first);
};

/** Returns the mail that tells an address that an account has another one, for good. */
export const addressRemovedMail = (id: string, to: string, language: Language): NewMail => {
  const { subject, first, closing } = TEXTS[language].addressRemoved;
  const kind = 'email-changed';
  const letter = { language, heading: subject, paragraphs: [first(to)], closing: [closing] };
  return { key: `${kind}:${id}`, kind, to, subject, letter };
};

/** Returns the mail that tells somebody that another account cannot have their address. */
export const addressInUseMail = (id: string, to: string, language: Language): NewMail => {
  const texts = TEXTS[language].addressInUse;
  return noticeOf('email-in-use', { id, to, language }, texts, texts.first(to));
};

function noticeOf(
  kind: 'password-changed' | 'email-changed' | 'email-in-use',
  { id, to, language }: { id: string; to: string; language: Language },
  texts: { subject: string; button: string; closing: string },
  first: string,
): NewMail {
  const letter = letterOf(
    { ...texts, first: () => first, email: to, path: FORGOTTEN_PAGE },
    language,
  );
  return { key: `${kind}:${id}`, kind, to, subject: letter.heading, letter };
}

type Words = {
  subject: string;
  first: (email: string) => string;
  button: string;
  closing: string;
  email: string;
  path: string;
};

const letterOf = (
  { subject, first, button, closing, email, path }: Words,
  language: Language,
): Letter => ({
  language,
  heading: subject,
  paragraphs: [first(email)],
  button: { text: button, path },
  closing: [closing],
});
