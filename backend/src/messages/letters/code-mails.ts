import { createHash } from 'node:crypto';
import {
  confirmPath,
  unsubscribePath,
} from '@book-store/contract/messages/newsletter/newsletter-paths';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english, type LetterTexts } from './english.ts';

/** The page for all such links, as Firebase has one for all of its own. */
const PAGE = '/reset-password';

/** Returns the mail with the link to choose a new password. */
export const resetPasswordMail = (
  to: string,
  code: string,
  { password, language }: LetterTexts = english,
): NewMail => mailOf('reset-password', { to, code, mode: 'resetPassword' }, password, language);

/** Returns the mail with the link that proves that an address is its account's. */
export const verifyEmailMail = (
  to: string,
  code: string,
  { verification, language }: LetterTexts = english,
): NewMail => mailOf('verify-email', { to, code, mode: 'verifyEmail' }, verification, language);

function mailOf(
  kind: 'reset-password' | 'verify-email',
  { to, code, mode }: { to: string; code: string; mode: string },
  texts: LetterTexts['password'],
  language: LetterTexts['language'],
): NewMail {
  const path = `${PAGE}?${new URLSearchParams({ mode, oobCode: code })}`;
  return {
    key: `${kind}:${createHash('sha256').update(code).digest('hex')}`,
    kind,
    to,
    subject: texts.subject,
    letter: {
      language,
      heading: texts.heading,
      paragraphs: [texts.first(to)],
      button: { text: texts.button, path },
      closing: [texts.closing],
    },
  };
}

/** However often somebody enters an address, it gets one mail in this time. */
const EACH_MS = 3_600_000;

/** Returns the mail that asks to confirm an address for the newsletter. */
export const confirmNewsletterMail = (
  { id, email, token }: { id: string; email: string; token: string },
  now: Date,
  { newsletter: texts, language }: LetterTexts = english,
): NewMail => ({
  key: `confirm-newsletter:${id}:${Math.floor(now.getTime() / EACH_MS)}`,
  kind: 'confirm-newsletter',
  to: email,
  limit: 'other',
  subject: texts.subject,
  letter: {
    language,
    heading: texts.heading,
    paragraphs: [texts.first],
    button: { text: texts.button, path: confirmPath(token) },
    closing: [texts.closing],
    unsubscribe: { text: texts.unsubscribe, path: unsubscribePath(token) },
  },
});
