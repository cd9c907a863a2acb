import { randomUUID } from 'node:crypto';
import { CLOCK_SKEW_MS } from '../../shared/clock-skew.ts';
import { recordWrongTime } from '../../shared/task-problems.ts';
import type { Sender } from './letters/letter.ts';
import { mailProblem } from './mail-problem.ts';
import type { SendMail } from './mailer.ts';
import { Mail, type StoredMail } from './mails.model.ts';
import { RETRY_DELAY_MAX_MS, retryDelay } from './retry-delay.ts';

/** How long a server may try before others take the mail over. It must outlast a try. */
export const LEASE_MS = 300_000;
/** An older mail would surprise more than help. */
const AGE_MAX_MS = 3 * 86_400_000;
const AT_ONCE = 3;

export type SendDeps = {
  send: SendMail;
  readSender: () => Promise<Sender & { replyTo?: string | undefined }>;
  now: () => Date;
  /** Logs that a mail could not be sent, with nothing of the mail but its id, which identifies nobody. */
  onProblem: (id: string, problem: { final: boolean; server: boolean }) => void;
  isStopping?: () => boolean;
};

/**
 * Sends all mails that are due. Any number of servers may do so at the same time: each mail is claimed by one
 * of them. If that one dies, another one tries after the lease; only if it died between the mail server's
 * receipt and its own note, the mail goes out twice. Ends when the mail server is away.
 */
export async function sendDueMails(deps: SendDeps): Promise<void> {
  await mendTimes(deps.now());
  if (!(await Mail.exists(dueAt(deps.now())))) return;
  const sender = await deps.readSender();
  let isServerAway = false;
  const work = async () => {
    while (!isServerAway && !deps.isStopping?.()) {
      const mail = await claimMail(deps.now());
      if (!mail) return;
      const sent = await tryMail(mail, sender, deps);
      if (!sent) isServerAway = true;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const dueAt = (now: Date) => ({ state: 'waiting' as const, nextTryAt: { $lte: now } });

/** Makes mails due whose next try no delay explains: it was set by a clock that was ahead. */
async function mendTimes(now: Date): Promise<void> {
  const latest = new Date(now.getTime() + RETRY_DELAY_MAX_MS + CLOCK_SKEW_MS);
  const { matchedCount } = await Mail.updateMany(
    { state: 'waiting', nextTryAt: { $gt: latest } },
    { $set: { nextTryAt: now } },
  );
  if (matchedCount > 0) await recordWrongTime('sending-mails', 'nextTryAt', now);
}

/** Takes the mail that has waited longest. A single conditional update: no other server gets it as well. */
const claimMail = (now: Date) =>
  Mail.findOneAndUpdate(
    dueAt(now),
    {
      $set: { nextTryAt: new Date(now.getTime() + LEASE_MS), claim: randomUUID() },
      $inc: { tries: 1 },
    },
    { sort: { nextTryAt: 1 }, returnDocument: 'after' },
  ).lean<StoredMail>();

/** Returns whether it makes sense to try other mails. */
async function tryMail(
  mail: StoredMail,
  sender: Awaited<ReturnType<SendDeps['readSender']>>,
  { send, now, onProblem }: SendDeps,
): Promise<boolean> {
  // One that another program has stored may lack the time: nobody knows how old it is.
  const since = new Date(mail.resentAt ?? mail.createdAt ?? 0);
  if (now().getTime() - since.getTime() > AGE_MAX_MS || mail.expiresAt <= now()) {
    await settle(mail, failed('Expired before it could be sent.'));
    return true;
  }
  try {
    await send(mail, sender);
  } catch (error) {
    const problem = mailProblem(error);
    const delay = problem.final ? undefined : retryDelay(mail.tries);
    await settle(
      mail,
      delay === undefined
        ? failed(problem.sentence)
        : {
            $set: { nextTryAt: new Date(now().getTime() + delay), lastError: problem.sentence },
            $unset: { claim: 1 },
          },
    );
    onProblem(mail._id.toString(), { final: delay === undefined, server: problem.server });
    return !problem.server;
  }
  await settle(mail, {
    $set: { state: 'sent', sentAt: now() },
    $unset: { claim: 1, nextTryAt: 1, lastError: 1 },
  });
  return true;
}

const failed = (lastError: string) => ({
  $set: { state: 'failed' as const, lastError },
  $unset: { claim: 1 as const, nextTryAt: 1 as const },
});

/** Records how an attempt ended, unless another server has taken the mail over. */
const settle = ({ _id, claim }: StoredMail, update: object) =>
  Mail.updateOne({ _id, claim: claim ?? '' }, update);
