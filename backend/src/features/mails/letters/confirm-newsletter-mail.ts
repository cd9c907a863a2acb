import { confirmPath, unsubscribePath } from '@book-store/contract/newsletter-paths';
import type { NewMail } from '../queue-mail.ts';

/** However often somebody enters an address, it gets one mail in this time. */
const EACH_MS = 3_600_000;

/** Returns the mail that asks to confirm an address for the newsletter. */
export const confirmNewsletterMail = (
  { id, email, token }: { id: string; email: string; token: string },
  now: Date,
): NewMail => ({
  key: `confirm-newsletter:${id}:${Math.floor(now.getTime() / EACH_MS)}`,
  kind: 'confirm-newsletter',
  to: email,
  subject: 'Please confirm your subscription',
  letter: {
    heading: 'Please confirm your subscription',
    paragraphs: [
      'Somebody, hopefully you, has subscribed this address to our newsletter. It counts once you confirm it; the link works for a week.',
    ],
    button: { text: 'Confirm', path: confirmPath(token) },
    closing: ['If it was not you, you need not do anything: you will not hear from us again.'],
    unsubscribe: { text: 'Unsubscribe', path: unsubscribePath(token) },
  },
});
