import type { HealthView } from '@book-store/contract/schemas/health';
import type { ShopConfigView } from '@book-store/contract/schemas/shop-config';
import type { Logger } from 'pino';
import type { Limits } from '../http/limits/limits.ts';
import type { RecordChange } from '../http/router/mount-routes.ts';
import type { Route } from '../http/router/route.ts';
import type { Job } from '../jobs/job.ts';
import type { AdminSessions } from './admins/admin-sessions.ts';
import type { MailServer } from './mails/mailer.ts';

/** What the app gives its features: what tests replace, and what there is once on each server. */
export type FeatureDeps = {
  log: Logger;
  now: () => Date;
  recordChange: RecordChange;
  limits: Limits;
  sessions: AdminSessions;
  signInState: () => HealthView['signIn'];
  shopConfig: ShopConfigView;
  /** Asks Open Library for a book. */
  openLibrary: typeof fetch;
  isDatabaseUp: () => Promise<boolean>;
  /** Returns whether waiting for the database is pointless. */
  isDatabaseAway: () => Promise<boolean>;
  /** Returns whether this server is shutting down and load balancers should avoid it. */
  isStopping: () => boolean;
  /** Returns the measurements of all processes of the shop on this machine. */
  metrics?: { readProcesses: () => Promise<string> } | undefined;
  /** The public origin. */
  publicUrl?: string | undefined;
  /** The address that mails come from; without it, the shop sends none. */
  mailFrom?: string | undefined;
};

/** What the server gives its background jobs. */
export type JobDeps = {
  recordChange: RecordChange;
  /** The origin of the links in mails. */
  publicUrl: string;
  /** Where mails are sent; without it, they are kept for the owner to read. */
  mail?: MailServer | undefined;
  /** How often backups are made; without it, none are. */
  backups?: { everyMs: number } | undefined;
};

/** A part of the shop, as `shop.ts` lists it. */
export type Feature = {
  /** The name of its folder. */
  name: string;
  /** Its calls of the API. */
  routes?: (deps: FeatureDeps) => Route[];
  /** What it does besides requests. */
  jobs?: (deps: JobDeps) => Job[];
};
