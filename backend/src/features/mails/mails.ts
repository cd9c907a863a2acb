import type { Feature } from '../feature.ts';
import { mailJobs } from './mail-jobs.ts';
import { mailsRoutes } from './mails.admin-routes.ts';

/** Mails to customers and the owner. */
export const mails: Feature = {
  name: 'mails',
  routes: mailsRoutes,
  jobs: mailJobs,
};
