import { readJob, type StoredJob } from '../../platform/jobs/job-records.ts';

/** A scheduled backup; `begunAt` is how old its data is. */
export type LastBackup = {
  begunAt: Date;
  documents: number;
  bytes: number;
  seconds: number;
};

/** The last good scheduled backup, and since when backups have been failing; undefined before the first. */
export async function readBackups(): Promise<
  { last?: LastBackup | undefined; failingSince?: Date | undefined } | undefined
> {
  const { lastRunAt, failures, failingSince, result }: Partial<StoredJob> =
    await readJob('backups');
  if (!lastRunAt) return undefined;
  const last = result as Partial<LastBackup> | undefined;
  return {
    ...(last?.begunAt instanceof Date && { last: last as LastBackup }),
    ...(failures && failingSince instanceof Date && { failingSince }),
  };
}

/** Since when backups have been failing, and the time of the last good one; undefined after a success. */
export async function findFailedBackup(): Promise<{ at: string; lastMadeAt?: string } | undefined> {
  const { last, failingSince } = (await readBackups()) ?? {};
  if (!failingSince) return undefined;
  return {
    at: failingSince.toISOString(),
    ...(last && { lastMadeAt: last.begunAt.toISOString() }),
  };
}
