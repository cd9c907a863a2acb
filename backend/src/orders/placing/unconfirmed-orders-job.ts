import type { JobDeps } from '../../platform/area.ts';
import { handleDocuments } from '../../platform/jobs/handle-documents.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { findSetAside } from '../../platform/jobs/problems.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import { cancelUnconfirmed, listUnconfirmedTooLong } from './cancel-unconfirmed.ts';
import { lapse, listLapsing } from './keep-hold.ts';

const TASK = 'unconfirmed-orders';
const BATCH = 200;

/** Releases the stock of unconfirmed orders, and cancels them much later. Without mails, nobody could confirm any. */
export const unconfirmedOrdersJobs = ({ mail }: Pick<JobDeps, 'mail'>): Job[] =>
  mail
    ? [
        {
          name: TASK,
          everyMs: 30_000,
          hasWork: async (now) =>
            (await listLapsing(now, 1)).length > 0 ||
            (await listUnconfirmedTooLong(now, 1)).length > 0 ||
            (await findSetAside(TASK)).length > 0,
          run: ({ now }) => processUnconfirmed(now()),
        },
      ]
    : [];

/**
 * Releases the stock of orders not confirmed in time, and cancels those still unconfirmed long after. Does
 * nothing while the clock is not trusted.
 */
export async function processUnconfirmed(now: Date): Promise<void> {
  if (!(await isClockTrusted(now))) return;
  await handleDocuments(TASK, {
    now,
    // Orders that were set aside are retried only while they still wait.
    list: async (setAside) => [
      ...setAside,
      ...(await listLapsing(now, BATCH, setAside)),
      ...(await listUnconfirmedTooLong(now, BATCH, setAside)),
    ],
    idOf: (id) => id,
    handle: async (some) => {
      for (const id of some) {
        await lapse(id, now);
        await cancelUnconfirmed(id, now);
      }
    },
  });
}
