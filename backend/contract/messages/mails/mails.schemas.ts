import { z } from 'zod';
import { SEARCH_MAX } from '../../lists.ts';
import { Id, IsoDate, Line, pageOf } from '../../parts.schemas.ts';
import { MAIL_KINDS, MAIL_STATES } from '../../platform/mail/mail-kinds.ts';

/** Query parameters of `GET /api/admin/mails`. */
export const ListMailsQuery = z.strictObject({
  /** An address or its beginning, or an order's number. */
  q: Line.max(SEARCH_MAX).optional(),
  state: z.enum(MAIL_STATES).optional(),
  ...pageOf(20),
});
export type ListMailsQuery = z.input<typeof ListMailsQuery>;

/** A mail of the shop, sent or not. */
export const MailView = z.object({
  _id: Id,
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  createdAt: IsoDate,
  sentAt: IsoDate.optional(),
  /** How often the shop has tried to send it. */
  tries: z.number().int(),
  /** When it tries next; with no tries so far, until when it is put off. */
  nextTryAt: IsoDate.optional(),
  /** Why the last try failed, or why it is put off, as a sentence. */
  lastError: z.string().optional(),
  /** The link of a password reset, to pass on: absolute if the shop knows its public URL, otherwise a path. */
  link: z.string().optional(),
  /** When the mail is removed; a link stops working then. */
  expiresAt: IsoDate,
});
export type MailView = z.output<typeof MailView>;

/** One page of the mails, newest first, and whether the shop sends any. */
export const MailPage = z.object({
  mails: z.array(MailView),
  /** The address that mails come from; absent without a mail server. */
  from: z.string().optional(),
});

/** A mail with its text. */
export const OpenedMail = MailView.extend({ text: z.string() });
export type OpenedMail = z.output<typeof OpenedMail>;
