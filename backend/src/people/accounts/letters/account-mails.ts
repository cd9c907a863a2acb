import type { Language } from '@book-store/contract/storefront';
import type { Letter, NewLetter } from '../../../platform/mail/letter.ts';
import type { NewMail } from '../../../platform/mail/queue-mail.ts';
import { type AccountLetterTexts, accountEnglish } from './account-english.ts';
import { accountGerman } from './account-german.ts';

const TEXTS: Record<Language, AccountLetterTexts> = { en: accountEnglish, de: accountGerman };

/** For how many days a former address can recover the account. */
export const FORMER_EMAIL_DAYS = 7;

/** The page for all links with codes and a `mode`, like Firebase's. */
const CODE_PAGE = '/reset-password';
const CODE = '&oobCode=';
const FORGOTTEN_PAGE = '/forgot-password';

/** The mails with links, by purpose. */
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

/** A requested link; `id` identifies the request. One for a new password may be valid for a day. */
type RequestedLink = { id: string; purpose: keyof typeof LINKS; to: string; lastsADay?: boolean };

/** Returns the mail for a link. Its code is added when it is sent (`withCode`), so that only its reader ever has it. */
export function linkMail(
  { id, purpose, to, lastsADay = false }: RequestedLink,
  language: Language,
): NewMail {
  const { kind, mode, texts } = LINKS[purpose];
  const path = `${CODE_PAGE}?${new URLSearchParams({ mode })}`;
  const words = TEXTS[language][texts];
  const first = (email: string) => words.first(email, lastsADay);
  const letter = letterOf({ ...words, first, email: to, path }, language);
  return { key: `${kind}:${id}`, kind, to, subject: letter.heading, letter };
}

/** Returns the id of the request that a mail's link belongs to. */
export const requestIdOf = ({ key }: { key: string }): string => key.slice(key.indexOf(':') + 1);

/** Returns the letter with a code in its link. */
export const withCode = <L extends Letter>(letter: L, code: string): L => ({
  ...letter,
  ...(letter.button && {
    button: { ...letter.button, path: `${letter.button.path}${CODE}${code}` },
  }),
});

/** Returns the path of a letter's link if it has a code. */
export const linkWithCode = ({ button }: Letter): string | undefined =>
  button?.path.includes(CODE) ? button.path : undefined;

export const passwordChangedMail = (id: string, to: string, language: Language): NewMail => {
  const texts = TEXTS[language].passwordChanged;
  return noticeOf('password-changed', { id, to, language }, texts, texts.first(to));
};

/** Tells the former address of an account that it was replaced, and how to recover the account. */
export const addressChangedMail = (id: string, to: string, language: Language): NewMail => {
  const texts = TEXTS[language].addressChanged;
  const first = texts.first(to, FORMER_EMAIL_DAYS);
  return noticeOf('email-changed', { id, to, language }, texts, first);
};

/** Tells a former address that it was replaced, without a way to recover the account. */
export const addressRemovedMail = (id: string, to: string, language: Language): NewMail => {
  const { subject, first, askUs } = TEXTS[language].addressRemoved;
  const kind = 'email-changed';
  const letter = { language, heading: subject, paragraphs: [first(to)], askUs };
  return { key: `${kind}:${id}`, kind, to, subject, letter };
};

/** Tells an address's owner that another account tried to use it. */
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
): NewLetter => ({
  language,
  heading: subject,
  paragraphs: [first(email)],
  button: { text: button, path },
  closing: [closing],
});
