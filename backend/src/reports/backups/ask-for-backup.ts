import { isLeased, readJob, type StoredJob } from '../../platform/jobs/job-records.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';

/** How long the job of this server may take to begin. */
const BEGINS_WITHIN_MS = 60_000;

/** The last request on this server, and when a backup had ended before it. */
let asked: { at: Date; after: number | undefined } | undefined;

/** Returns whether a backup has been asked for on this server, and should begin now. */
export const isAsked = (now: Date): boolean =>
  asked !== undefined && now.getTime() - asked.at.getTime() < BEGINS_WITHIN_MS;

/** Returns whether a server makes a backup, or is about to. */
export const isMakingBackup = async (now: Date): Promise<boolean> =>
  isMaking(await readJob('backups'), now);

const isMaking = (job: Partial<StoredJob>, now: Date): boolean =>
  isLeased(job, { owner: '', now }) || (isAsked(now) && asked?.after === job.lastRunAt?.getTime());

/** Begins a backup. Returns false while one is being made. */
export async function askForBackup(now: Date): Promise<boolean> {
  const job = await readJob('backups');
  if (isMaking(job, now)) return false;
  asked = { at: now, after: job.lastRunAt?.getTime() };
  wakeJob('backups');
  return true;
}
