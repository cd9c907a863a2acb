import { createHash } from 'node:crypto';
import type { NewMail } from '../queue-mail.ts';

/** Returns the mail with the link to choose a new password. */
export function resetPasswordMail(to: string, code: string): NewMail {
  const path = `/reset-password?${new URLSearchParams({ oobCode: code })}`;
  return {
    key: `reset-password:${createHash('sha256').update(code).digest('hex')}`,
    kind: 'reset-password',
    to,
    subject: 'Choose a new password',
    letter: {
      heading: 'Choose a new password',
      paragraphs: [
        `Somebody, hopefully you, has asked for a new password for ${to}. The link works once, for an hour.`,
      ],
      button: { text: 'Choose a new password', path },
      closing: ['If it was not you, you need not do anything: your password stays as it is.'],
    },
  };
}
