import { untagged } from '@book-store/contract/email';
import { MAIL_PROBLEMS } from '@book-store/contract/platform/mail/mail-problems';
import { AppError } from '../errors/errors.ts';
import { createRateLimit, type RateLimit } from '../http/limits/rate-limit.ts';
import type { MailLimit, StoredMail } from './mails.model.ts';

/** Mails per day to an unconfirmed address, and first mails about orders, which have the link to the order. */
export const UNCONFIRMED_MAILS_A_DAY = 5;
/** How many of a day's mails are reserved for orders. */
const KEPT_FOR_ORDERS = 2;
/** Separate, so that other mails do not use them up. Each link lasts a day. */
const RESETS_A_DAY = 3;
const RECEIPTS_A_DAY = 10;

const aDay = (name: string, max: number) =>
  createRateLimit({ name: `unconfirmed-mails-${name}`, max, seconds: 86_400 });
const all = aDay('all', UNCONFIRMED_MAILS_A_DAY);

/** The counters in which a mail needs room. They outlive the account that registered the address. */
const RATES: Record<MailLimit, readonly RateLimit[]> = {
  'order-first': [aDay('first', UNCONFIRMED_MAILS_A_DAY)],
  order: [all],
  other: [aDay('other', UNCONFIRMED_MAILS_A_DAY - KEPT_FOR_ORDERS), all],
  reset: [aDay('resets', RESETS_A_DAY)],
  receipt: [aDay('receipts', RECEIPTS_A_DAY)],
};

/** The owner's explanation for a mail that waits for room, or has found none. */
export const DEFERRED = MAIL_PROBLEMS.deferred;
export const LIMIT_EXCEEDED = MAIL_PROBLEMS['too-many'];

type Limited = Pick<StoredMail, 'key' | 'to' | 'limit'>;

/** Returns whether the address has been confirmed since the mail was queued. */
type IsConfirmedSince = (mail: Pick<StoredMail, 'key' | 'to'>) => Promise<boolean>;
let isConfirmedSince: IsConfirmedSince = async () => false;

/** Lets an area exempt mails from the limit. */
export const liftMailLimit = (isLifted: IsConfirmedSince): void => {
  isConfirmedSince = isLifted;
};

/** Counts a mail once. If its address has reached the limit, returns the milliseconds to wait. */
export async function countTowardsLimit(mail: Limited): Promise<number | undefined> {
  const { limit, to } = mail;
  if (!limit || (await isConfirmedSince(mail))) return undefined;
  try {
    for (const rate of RATES[limit]) await rate(untagged(to));
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too-many-requests')) throw error;
    return Math.ceil((error.retryAfter ?? 0) * 1000);
  }
}
