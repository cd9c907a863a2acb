import { createHash } from 'node:crypto';
import type { NewMail } from '../queue-mail.ts';
import { english, type LetterTexts } from './english.ts';

/** Returns the mail with the link to choose a new password. */
export function resetPasswordMail(
  to: string,
  code: string,
  { password: texts, language }: LetterTexts = english,
): NewMail {
  const path = `/reset-password?${new URLSearchParams({ oobCode: code })}`;
  return {
    key: `reset-password:${createHash('sha256').update(code).digest('hex')}`,
    kind: 'reset-password',
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
