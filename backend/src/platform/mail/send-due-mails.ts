import { MAIL_PROBLEMS } from '@book-store/contract/platform/mail/mail-problems';
import { recordWrongTime } from '../jobs/problems.ts';
import { isClockTrusted } from '../jobs/trusted-clock.ts';
import { CLOCK_SKEW_MS } from '../time/clock-skew.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { completeLetter } from './complete-letter.ts';
import type { Sender } from './letter.ts';
import { countTowardsLimit, DEFERRED, LIMIT_EXCEEDED } from './mail-limits.ts';
import { mailProblem } from './mail-problem.ts';
import type { SendMail } from './mailer.ts';
import { Mail, type StoredMail } from './mails.model.ts';

/** When a mail is retried whose server died during an attempt. Must exceed the duration of an attempt. */
export const TRY_MAX_MS = 300_000;
/** An older mail would confuse more than help. */
const AGE_MAX_MS = 3 * 86_400_000;
const AT_ONCE = 3;

export type SendDeps = {
  send: SendMail;
  sender: Sender & { replyTo?: string | undefined };
  now: () => Date;
  /** Logs a failed mail by its id only, which identifies nobody. */
  onProblem: (id: string, problem: { final: boolean; server: boolean }) => void;
  signal?: AbortSignal;
};

/**
 * Sends all due mails, and postpones those over the limit of an unconfirmed address. Each attempt
 * is stored before it begins, so that no mail is sent twice at once, even while another server
 * takes over. A mail is sent twice only if a server dies between the mail server's receipt and its
 * own note. Ends when the mail server is unreachable.
 */
export async function sendDueMails(deps: SendDeps): Promise<void> {
  await mendTimes(deps.now());
  let isServerUnavailable = false;
  const work = async () => {
    while (!isServerUnavailable && !deps.signal?.aborted) {
      const mail = await takeMail(deps.now());
      if (!mail) return;
      const sent = await tryMail(mail, deps);
      if (!sent) isServerUnavailable = true;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const dueAt = (now: Date) => ({ state: 'waiting' as const, nextTryAt: { $lte: now } });

/** Matches times beyond any retry delay: a clock that was ahead has set them. */
const beyondDelays = (now: Date) => ({
  state: 'waiting' as const,
  nextTryAt: { $gt: new Date(now.getTime() + RETRY_DELAY_MAX_MS + CLOCK_SKEW_MS) },
});

export const areMailsDue = async (now: Date): Promise<boolean> =>
  (await Mail.exists({ $or: [dueAt(now), beyondDelays(now)] })) !== null;

async function mendTimes(now: Date): Promise<void> {
  const { matchedCount } = await Mail.updateMany(beyondDelays(now), { $set: { nextTryAt: now } });
  if (matchedCount > 0) await recordWrongTime('sending-mails', 'nextTryAt', now);
}

/** Claims the mail that has waited longest, in one conditional update, so that nobody else gets it. */
const takeMail = (now: Date) =>
  Mail.findOneAndUpdate(
    dueAt(now),
    {
      $set: { nextTryAt: new Date(now.getTime() + TRY_MAX_MS), sending: true },
      $inc: { tries: 1 },
    },
    { sort: { nextTryAt: 1 }, returnDocument: 'after' },
  ).lean<StoredMail>();

/** Returns whether to continue with other mails. */
async function tryMail(
  mail: StoredMail,
  { send, sender, now, onProblem }: SendDeps,
): Promise<boolean> {
  const since = mail.resentAt ?? mail.createdAt;
  if (now().getTime() - since.getTime() > AGE_MAX_MS || mail.expiresAt <= now()) {
    // Without a trusted clock, its age is uncertain.
    const isOld = await isClockTrusted(now());
    await settle(
      mail,
      isOld ? failed(mail.limit ? LIMIT_EXCEEDED : EXPIRED) : putOff(now(), HOUR_MS),
    );
    return true;
  }
  const waitMs = await countTowardsLimit(mail);
  if (waitMs !== undefined) {
    await settle(mail, putOff(now(), waitMs, DEFERRED));
    return true;
  }
  try {
    const letter = await completeLetter(mail);
    if (!letter) {
      await settle(mail, failed(EXPIRED));
      return true;
    }
    await send({ ...mail, letter }, sender);
  } catch (error) {
    const problem = mailProblem(error);
    const delay = problem.final ? undefined : retryDelay(mail.tries);
    await settle(
      mail,
      delay === undefined
        ? failed(problem.sentence)
        : {
            $set: { nextTryAt: new Date(now().getTime() + delay), lastError: problem.sentence },
            $unset: { sending: 1, limit: 1 },
          },
    );
    onProblem(mail._id.toString(), { final: delay === undefined, server: problem.server });
    return !problem.server;
  }
  await settle(mail, {
    $set: { state: 'sent', sentAt: now() },
    $unset: { sending: 1, nextTryAt: 1, lastError: 1, limit: 1 },
  });
  return true;
}

const EXPIRED = MAIL_PROBLEMS.expired;

const failed = (lastError: string) => ({
  $set: { state: 'failed' as const, lastError },
  $unset: { sending: 1 as const, nextTryAt: 1 as const },
});

/** Resets the mail as if it had not been tried. */
const putOff = (now: Date, waitMs: number, why?: string) => ({
  $set: { nextTryAt: new Date(now.getTime() + waitMs), ...(why && { lastError: why }) },
  $inc: { tries: -1 },
  $unset: { sending: 1 as const },
});

/** Stores the outcome of an attempt, unless another one has begun since. */
const settle = ({ _id, tries }: StoredMail, update: object) =>
  Mail.updateOne({ _id, tries, sending: true }, update);

/** The delay after each attempt but the last; two days in all. */
const DELAYS_MS = [
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 6, 12, 24].map((hours) => hours * HOUR_MS),
];

const RETRY_DELAY_MAX_MS = Math.max(...DELAYS_MS);

/** Returns the delay after a number of failed attempts; undefined to give up. */
const retryDelay = (tries: number): number | undefined => DELAYS_MS[tries - 1];
