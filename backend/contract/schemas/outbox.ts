import { z } from 'zod';
import { MAIL_KINDS } from '../mail-kinds.ts';
import { Id, IsoDate } from './parts.ts';

/** A mail that is not sent: the owner reads it in the dashboard and forwards the link. */
export const OutboxMail = z.object({
  _id: Id,
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  /** The link in the mail: absolute if the shop knows its public URL, otherwise a path. */
  link: z.string(),
  createdAt: IsoDate,
  expiresAt: IsoDate,
});
export type OutboxMail = z.output<typeof OutboxMail>;
