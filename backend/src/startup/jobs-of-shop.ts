import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { createChangeRecorder } from '../features/activity/audit.service.ts';
import { bookChangesJob } from '../features/bulk-edit/change-books.ts';
import { importsJob } from '../features/imports/run-imports.ts';
import type { Job } from '../jobs/job.ts';
import { problemsJob } from '../jobs/report-problems.ts';
import { IMPORTS } from '../wiring/imports-of-books.ts';
import { backupJob } from './backup-job.ts';
import { bestSellersJob } from './best-sellers-job.ts';
import { mailJobs } from './mail-jobs.ts';
import { privacyJob } from './privacy-job.ts';
import { restoresJob } from './restores-job.ts';

type Deps = {
  env: Env;
  log: Logger;
  now: () => Date;
  /** The origin of the links in mails. */
  publicUrl: string;
};

/** Returns what a server does besides its requests. */
export const jobsOfShop = ({ env, log, now, publicUrl }: Deps): Job[] => [
  bestSellersJob,
  problemsJob,
  importsJob({ ...IMPORTS, recordChange: createChangeRecorder({ log, now }) }),
  bookChangesJob(createChangeRecorder({ log, now })),
  privacyJob,
  restoresJob,
  ...mailJobs({ mail: env.mail, publicUrl }),
  ...(env.backups ? [backupJob(env.backups)] : []),
];
