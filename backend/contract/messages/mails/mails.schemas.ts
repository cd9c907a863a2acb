import { z } from 'zod';
import { SEARCH_MAX } from '../../lists.ts';
import { Id, IsoDate, Line, pageOf } from '../../parts.schemas.ts';
import { MAIL_KINDS, MAIL_STATES } from '../../platform/mail/mail-kinds.ts';
import { SENDING_PROBLEMS } from '../../platform/mail/mail-problems.ts';

export const ListMailsQuery = z.strictObject({
  /** An address or its beginning, or an order number. */
  q: Line.max(SEARCH_MAX).optional(),
  state: z.enum(MAIL_STATES).optional(),
  ...pageOf(20),
});
export type ListMailsQuery = z.input<typeof ListMailsQuery>;

export const MailView = z.object({
  _id: Id,
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  createdAt: IsoDate,
  sentAt: IsoDate.optional(),
  /** The number of attempts to send it. */
  tries: z.number().int(),
  /** The next attempt; before the first one, until when it is deferred. */
  nextTryAt: IsoDate.optional(),
  /** Why the last attempt failed, or why the mail is deferred. */
  lastError: z.string().optional(),
  /** The link of a password reset, to pass on: absolute if the public URL is known, otherwise a path. */
  link: z.string().optional(),
  /** When the mail is deleted and its link stops working. */
  expiresAt: IsoDate,
});
export type MailView = z.output<typeof MailView>;

/** The letters of a paper that a file cannot have: then nothing was mailed. */
export const MailedPaper = z.object({ missing: z.array(z.string()) });
export type MailedPaper = z.output<typeof MailedPaper>;

/** Newest first. */
export const MailPage = z.object({
  mails: z.array(MailView),
  /** The sender; absent without a mail server. */
  from: z.string().optional(),
});

export const OpenedMail = MailView.extend({ text: z.string() });
export type OpenedMail = z.output<typeof OpenedMail>;

/** `always` from the first byte; `required` before anything else is said; on the shop's own machine, `if-offered`. */
const ENCRYPTIONS = ['always', 'required', 'if-offered', 'off'] as const;
export type MailEncryption = (typeof ENCRYPTIONS)[number];

/** The mail server of `SMTP_URL`, without user name and password: with some providers, both are secret. */
export const MailServerView = z.object({
  /** Absent if the shop has none. */
  server: z
    .object({
      host: z.string(),
      port: z.number().int(),
      encryption: z.enum(ENCRYPTIONS),
      signsIn: z.boolean(),
      from: z.string(),
    })
    .optional(),
  /** Where a test goes: the owner's own address, or else the shop's. */
  to: z.string().optional(),
});
export type MailServerView = z.output<typeof MailServerView>;

export const TestedMailServer = z.object({
  to: z.string(),
  /** Why the test could not be sent, with the mail server's reply. */
  problem: z.object({ code: z.enum(SENDING_PROBLEMS), reply: z.string().optional() }).optional(),
});
export type TestedMailServer = z.output<typeof TestedMailServer>;
