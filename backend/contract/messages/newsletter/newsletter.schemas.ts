import { z } from 'zod';
import { elseCode } from '../../field-codes.ts';
import { SEARCH_MAX } from '../../lists.ts';
import { Email, Id, IsoDate, Line, pageOf } from '../../parts.schemas.ts';
import { LINK_TOKEN } from './newsletter-paths.ts';

/** Submitting the form is the consent, whose time is stored. */
export const SubscribeBody = z.strictObject({ email: Email });

/** Identical for a new and a known address, so that it does not reveal who has subscribed. */
export const SubscribeReply = z.object({
  subscribed: z.literal(true),
  /** True if the address becomes active only by the link in a mail. */
  confirm: z.boolean(),
});

/** Identifies an address; unguessable. */
export const NewsletterToken = z
  .string()
  .regex(elseCode('invalid-link', LINK_TOKEN), 'This link is not complete.');

/** Of a link that leads to a page: the page says that it was cut short. */
export const OpenedToken = z.string().max(100);

export const ConfirmBody = z.strictObject({ token: NewsletterToken });

export const ConfirmReply = z.object({ confirmed: z.literal(true) });

/** Identical for an unknown address. */
export const UnsubscribeReply = z.object({ unsubscribed: z.literal(true) });

export const ListSubscribersQuery = z.strictObject({
  /** An address or its beginning. */
  q: Line.max(SEARCH_MAX).optional(),
  ...pageOf(50),
});
export type ListSubscribersQuery = z.input<typeof ListSubscribersQuery>;

export const SubscriberView = z.object({
  _id: Id,
  email: z.string(),
  /** When the form was submitted. */
  consentedAt: IsoDate,
  /** When the link in the mail was opened; absent without a mail server. */
  confirmedAt: IsoDate.optional(),
  /** True until the address is confirmed and active. */
  pending: z.boolean(),
});
export type SubscriberView = z.output<typeof SubscriberView>;

export const SubscriberRemoved = z.object({ removed: z.literal(true) });
