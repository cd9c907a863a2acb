import type { AccountExport } from '@book-store/contract/people/account/account.schemas';
import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import type { HealthView } from '@book-store/contract/reports/health/health.schemas';
import type { Logger } from 'pino';
import type { AdminSessions } from '../people/sessions/admin-sessions.ts';
import type { StripeAccount } from './config/stripe-account.ts';
import type { Customer } from './http/authentication.ts';
import type { Limits } from './http/limits/limits.ts';
import type { RecordChange } from './http/router/mount-routes.ts';
import type { Job } from './jobs/job.ts';
import type { MailServer } from './mail/mailer.ts';
import type { Shop } from './shop.ts';

/** What the app gives its features: what tests replace, and what there is once on each server. */
export type FeatureDeps = {
  log: Logger;
  now: () => Date;
  recordChange: RecordChange;
  limits: Limits;
  sessions: AdminSessions;
  /** All features, for what asks each of them. */
  features: readonly Feature[];
  signInState: () => HealthView['signIn'];
  shopConfig: ShopConfigView;
  /** Asks Open Library for a book. */
  openLibrary: typeof fetch;
  /** The shop's account at Stripe; without it, nobody can pay there. */
  stripe?: StripeAccount | undefined;
  isDatabaseUp: () => Promise<boolean>;
  /** Returns whether waiting for the database is pointless. */
  isDatabaseAway: () => Promise<boolean>;
  /** Returns whether this server has read the whole catalogue, so that its lists and searches wait no more. */
  knowsCatalogue: () => boolean;
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
  /** The shop's account at Stripe; without it, nobody can pay there. */
  stripe?: StripeAccount | undefined;
  /** How often backups are made; without it, none are. */
  backups?: { everyMs: number } | undefined;
};

/** A part of the shop, as its area lists it. */
export type Feature = {
  /** The name of its file. */
  name: string;
  /** What it does besides requests. */
  jobs?: (deps: JobDeps) => Job[];
  /**
   * Erases what it stores about an account. Idempotent. Anybody can register any address, so only a verified one
   * says that what belongs to it is the account's.
   */
  eraseCustomer?: (customer: Customer) => Promise<void>;
  /** Returns what it stores about an account, for the customer; links begin with `publicUrl`. */
  exportCustomer?: (
    customer: Customer,
    given: { publicUrl: string; shop: Shop },
  ) => Promise<Partial<AccountExport>>;
};

/** Returns an account's address if it has proved that it is its own. */
export const verifiedEmail = ({ email, emailVerified }: Customer): string | undefined =>
  emailVerified ? email : undefined;
