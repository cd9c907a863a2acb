import mongoose from 'mongoose';
import {
  isRestoring,
  RestoreUnderWay,
  settleRestore,
} from '../../platform/database/restore-mark.ts';
import type { Job } from '../../platform/jobs/job.ts';

/** Settles restores into an open shop whose process has died. */
export const restoresJob: Job = {
  name: 'restores',
  everyMs: 10_000,
  hasWork: async () => {
    const { db } = mongoose.connection;
    return db !== undefined && isRestoring(db);
  },
  run: async () => {
    const { db } = mongoose.connection;
    if (!db) return;
    await settleRestore(db, { alone: false }).catch((error: unknown) => {
      // Its own process will complete it.
      if (!(error instanceof RestoreUnderWay)) throw error;
    });
  },
};
