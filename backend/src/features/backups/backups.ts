import type { Feature } from '../feature.ts';
import { backupJob } from './backup-job.ts';
import { restoresJob } from './restores-job.ts';

/** Backups by schedule, and restores that were interrupted. */
export const backups: Feature = {
  name: 'backups',
  jobs: ({ backups }) => [restoresJob, ...(backups ? [backupJob(backups)] : [])],
};
