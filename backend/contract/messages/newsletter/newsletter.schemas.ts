import { z } from 'zod';
import { elseCode } from '../../field-codes.ts';
import { SEARCH_MAX } from '../../lists.ts';
import { Email, Id, IsoDate, Line, pageOf } from '../../parts.schemas.ts';

/** The newsletter form; submitting it is the consent, whose time is stored. */
export const SubscribeBody = z.strictObject({ email: Email });

/** The same reply for a new and a known address, so that nobody learns who has subscribed. */
export const SubscribeReply = z.object({
  subscribed: z.literal(true),
  /** Whether the address counts only once the link in a mail has been opened. */
  confirm: z.boolean(),
});

/** Names one address; nobody can guess it. */
export const NewsletterToken = z
  .string()
  .regex(elseCode('invalid-link', /^[\w-]{32}$/), 'This link is not complete.');

export const ConfirmBody = z.strictObject({ token: NewsletterToken });

export const ConfirmReply = z.object({ confirmed: z.literal(true) });

/** The same reply if the address was not, or is no longer, on the list. */
export const UnsubscribeReply = z.object({ unsubscribed: z.literal(true) });

/** Query parameters of `GET /api/admin/newsletter`. */
export const ListSubscribersQuery = z.strictObject({
  /** An address or its beginning. */
  q: Line.max(SEARCH_MAX).optional(),
  ...pageOf(50),
});
export type ListSubscribersQuery = z.input<typeof ListSubscribersQuery>;

/** An address on the newsletter's list. */
export const SubscriberView = z.object({
  _id: Id,
  email: z.string(),
  /** When the form was submitted. */
  consentedAt: IsoDate,
  /** When the link in the mail was opened; absent without a mail server. */
  confirmedAt: IsoDate.optional(),
  /** Whether the address still has to be confirmed; until then it does not count. */
  pending: z.boolean(),
});
export type SubscriberView = z.output<typeof SubscriberView>;

export const SubscriberRemoved = z.object({ removed: z.literal(true) });
