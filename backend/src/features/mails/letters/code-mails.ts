import { createHash } from 'node:crypto';
import type { NewMail } from '../queue-mail.ts';
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
