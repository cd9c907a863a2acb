import { toEmail } from '@book-store/contract/email';
import type {
  ListMailsQuery,
  MailView,
  OpenedMail,
} from '@book-store/contract/messages/mails/mails.schemas';
import type { MessagesExport } from '@book-store/contract/messages/mails/messages-export.schemas';
import type { MailKind } from '@book-store/contract/platform/mail/mail-kinds';
import { readOrderNumber } from '@book-store/contract/settings/shop/order-number';
import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { LINK_KINDS, linkWithCode } from '../../people/accounts/letters/account-mails.ts';
import { beginsWith, findPage, type Page } from '../../platform/documents/mongo.ts';
import { type AppError, notFound } from '../../platform/errors/errors.ts';
import { addressIn, type Sender } from '../../platform/mail/letter.ts';
import { letterText } from '../../platform/mail/letter-text.ts';
import { Mail, type StoredMail } from '../../platform/mail/mails.model.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { completeWithTexts } from '../letters/enclosed-texts.ts';

type Query = z.output<typeof ListMailsQuery>;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Unexpired mails, newest first. Links start with `publicUrl`. */
export async function listMails(query: Query, now: Date, publicUrl = ''): Promise<Page<MailView>> {
  const list = Mail.find({ ...matching(query), expiresAt: { $gt: now } }, { 'letter.books': 0 })
    .sort(NEWEST_FIRST)
    .lean<StoredMail[]>();
  // Hardly any mail has expired, so an index on expiry would scan all of them.
  if (!query.q) list.hint({ ...(query.state && { state: 1 }), ...NEWEST_FIRST });
  return findPage(list, query, (mail) => toMailView(mail, publicUrl));
}

/** The maximum number of mails of each kind to the owner in an hour, because somebody may flood the mailbox. */
export const OWNER_MAILS_AN_HOUR = 20;

/** How many more mails of a kind the owner may get now. */
export async function roomForOwner(kind: MailKind, now: Date): Promise<number> {
  const recent = { createdAt: { $gt: new Date(now.getTime() - HOUR_MS) }, kind };
  return Math.max(0, OWNER_MAILS_AN_HOUR - (await Mail.countDocuments(recent).hint(NEWEST_FIRST)));
}

function matching({ q, state }: Query) {
  const byState = state ? { state } : {};
  if (!q) return byState;
  const ofReceiver = { to: beginsWith(toEmail(q)) };
  const number = readOrderNumber(q.replace(/^#/, ''));
  if (!number) return { ...byState, ...ofReceiver };
  const ofOrder = { orderNumber: Number(number.digits) };
  return {
    ...byState,
    ...(number.prefix === 'unknown' ? { $or: [ofOrder, ofReceiver] } : ofOrder),
  };
}

/** Throws `not-found`, also for an expired mail. */
export async function openMail(id: string, now: Date, sender: Sender): Promise<OpenedMail> {
  const mail = await findMail(id, now);
  return {
    ...toMailView(mail, sender.publicUrl),
    text: letterText(await completeWithTexts(mail), sender),
  };
}

/** Without the text. Throws as `openMail`. */
export const findMailView = async (id: string, now: Date, publicUrl: string): Promise<MailView> =>
  toMailView(await findMail(id, now), publicUrl);

async function findMail(id: string, now: Date): Promise<StoredMail> {
  const mail = await Mail.findOne({ _id: id, expiresAt: { $gt: now } }).lean<StoredMail>();
  if (!mail) throw mailNotFound();
  return mail;
}

export const mailNotFound = (): AppError => notFound('There is no such mail, or it has expired.');

/** The link gives access to the account. It is stored only in a shop for trying out (`account-mail.ts`). */
const hasCode = (kind: MailKind) => LINK_KINDS.some((one) => one === kind);

export function toMailView(mail: StoredMail, publicUrl: string): MailView {
  const { _id, kind, to, subject, state, tries, letter } = mail;
  const path = hasCode(kind) ? linkWithCode(letter) : undefined;
  return {
    _id: _id.toString(),
    kind,
    to: shownEmail(to),
    subject,
    state,
    tries,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString(),
    nextTryAt: mail.sending ? undefined : mail.nextTryAt?.toISOString(),
    lastError: mail.lastError ?? undefined,
    link: path && addressIn(path, { publicUrl }),
    expiresAt: mail.expiresAt.toISOString(),
  };
}

/** Returns the mails that match any condition, oldest first, without links that give access to an account. */
export async function exportMails(
  conditions: readonly QueryFilter<StoredMail>[],
  sender: Sender,
): Promise<MessagesExport['mails']> {
  const found = await Promise.all(
    conditions.map((condition) => Mail.find(condition).lean<StoredMail[]>()),
  );
  const mails = new Map(found.flat().map((mail) => [mail._id.toString(), mail]));
  const shown = [...mails.values()]
    .filter(({ kind }) => !hasCode(kind))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return Promise.all(shown.map((mail) => toExported(mail, sender)));
}

async function toExported(
  mail: StoredMail,
  sender: Sender,
): Promise<MessagesExport['mails'][number]> {
  const { kind, to, subject, createdAt, sentAt } = mail;
  const letter = await completeWithTexts(mail);
  return {
    kind,
    to,
    subject,
    // Its link proves access to the mailbox, which a caller has not proven.
    text: letterText(
      kind === 'order-unconfirmed' ? { ...letter, button: undefined } : letter,
      sender,
    ),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString(),
  };
}

/** Counts waiting and failed mails; `oldestDueAt` is for the waiting ones. */
export async function readMailQueue(): Promise<{
  waiting: number;
  failed: number;
  oldestDueAt: Date | undefined;
}> {
  const [waiting, failed, oldest] = await Promise.all([
    Mail.countDocuments({ state: 'waiting' }),
    Mail.countDocuments({ state: 'failed' }),
    Mail.findOne({ state: 'waiting' }, { nextTryAt: 1 })
      .sort({ nextTryAt: 1 })
      .lean<Pick<StoredMail, 'nextTryAt'>>(),
  ]);
  return { waiting, failed, oldestDueAt: oldest?.nextTryAt ?? undefined };
}
