import {
  confirmPath,
  unsubscribePath,
} from '@book-store/contract/messages/newsletter/newsletter-paths';
import type { NewMail } from '../../platform/mail/queue-mail.ts';
import { english, type LetterTexts } from './english.ts';

/** However often an address is entered, it gets one mail in this time. */
const EACH_MS = 3_600_000;

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
