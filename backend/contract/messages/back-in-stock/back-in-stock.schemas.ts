import { z } from 'zod';
import { Email, Id } from '../../parts.schemas.ts';
import { NewsletterToken } from '../newsletter/newsletter.schemas.ts';

/** Of somebody who is not signed in; an account has `PUT /api/account/back-in-stock/:bookId`. */
export const WaitBody = z.strictObject({ email: Email, bookId: Id });

/** Identical for a known address, so that it does not reveal who waits for what. */
export const WaitReply = z.object({
  waiting: z.literal(true),
  /** True if the shop writes only after the address is confirmed by the link in a mail. */
  confirm: z.boolean(),
});

export const ConfirmWaitBody = z.strictObject({ token: NewsletterToken, bookId: Id });
export const WaitConfirmed = z.object({ confirmed: z.literal(true) });

/** Identical for an unknown address. */
export const WaitingStopped = z.object({ stopped: z.literal(true) });
