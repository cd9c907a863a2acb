import { z } from 'zod';
import { Id, IsoDate } from '../../shared/contract-parts.ts';

/** What a mail is about; each kind has its own text. */
export const MAIL_KINDS = ['reset-password'] as const;

/** A mail that nothing sends: the owner reads it in the dashboard and tells the customer. */
export const OutboxMail = z.object({
  _id: Id,
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  /** What the mail leads to: absolute where the shop knows its address, else a path of it. */
  link: z.string(),
  createdAt: IsoDate,
  expiresAt: IsoDate,
});
export type OutboxMail = z.output<typeof OutboxMail>;
