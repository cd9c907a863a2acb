import { BIN_DAYS } from '@book-store/contract/catalogue/bin/bin';
import type { Job } from '../../platform/jobs/job.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import { BinnedBook } from './binned-books.model.ts';

const BIN_MS = BIN_DAYS * 86_400_000;

export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_MS);

/** Deletes books for good whose time in the bin is over. Does nothing while the clock is not trusted. */
export async function emptyBin(now: Date): Promise<void> {
  if (!(await isClockTrusted(now))) return;
  await BinnedBook.deleteMany({ deletedAt: { $lte: new Date(now.getTime() - BIN_MS) } });
}

export const binJob: Job = {
  name: 'bin',
  everyMs: 3_600_000,
  run: ({ now }) => emptyBin(now()),
};
