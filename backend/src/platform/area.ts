import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import type { HealthView } from '@book-store/contract/reports/health/health.schemas';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import type { StripeAccount } from './config/stripe-account.ts';
import type { Customer } from './http/authentication.ts';
import type { Limits } from './http/limits/limits.ts';
import type { RecordChange } from './http/router/mount-routes.ts';
import type { Route } from './http/router/route.ts';
import type { Job } from './jobs/job.ts';
import type { MailServer } from './mail/mailer.ts';
import type { Shop } from './shop.ts';

/** What the app gives the routes of its areas: what tests replace, and what there is once on each server. */
export type RouteDeps = {
  log: Logger;
  now: () => Date;
  recordChange: RecordChange;
  limits: Limits;
  /** All areas, for what asks each of them. */
  areas: Areas;
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
  /** All areas, for what asks each of them. */
  areas: Areas;
  /** The origin of the links in mails. */
  publicUrl: string;
  /** Where mails are sent; without it, they are kept for the owner to read. */
  mail?: MailServer | undefined;
  /** The shop's account at Stripe; without it, nobody can pay there. */
  stripe?: StripeAccount | undefined;
  /** How often backups are made; without it, none are. */
  backups?: { everyMs: number } | undefined;
};

/** What the shop takes of an area, which the area declares in the file of its name. */
export type Area<Deps = RouteDeps> = {
  name: string;
  /** What its calls do. */
  routes?: (deps: Deps) => Route[];
  /** What it does besides requests. */
  jobs?: (deps: JobDeps) => Job[];
  /** Adds its listeners to the events of the areas before it. Idempotent. */
  listen?: () => void;
  personalData?: readonly PersonalData[];
  /**
   * Returns whether it stores amounts that have been agreed with somebody, so that the currency stays as it is. Within
   * a transaction, none is added before that ends.
   */
  bindsCurrency?: (session?: ClientSession) => Promise<boolean>;
  /** How the owner knows documents with amounts, by model: the field of their name, and what is said of it. */
  amountNames?: Readonly<Record<string, { path: string; what: (name: unknown) => string }>>;
};

/** The areas of the shop, for whoever asks each of them. */
export type Areas = readonly Area<never>[];

/** What a subject stores about people. */
export type PersonalData = {
  models: readonly { collection: { name: string } }[];
  /**
   * Erases what belongs to an account. Idempotent. Anybody can register any address, so only a verified one says that
   * what belongs to it is the account's.
   */
  erase?: (customer: Customer) => Promise<void>;
  /** Returns what belongs to an account, for its customer; links begin with `publicUrl`. */
  export?: (customer: Customer, given: { publicUrl: string; shop: Shop }) => Promise<object>;
  /** Erases what nobody needs any more. Idempotent. Called only when the clock can be trusted. */
  forgetOld?: (given: { now: Date; retention: Retention }) => Promise<void>;
};

/** How long orders keep personal data after their end. */
export type Retention = Shop['settings']['retention'];

/** Returns an account's address if it has proved that it is its own. */
export const verifiedEmail = ({ email, emailVerified }: Customer): string | undefined =>
  emailVerified ? email : undefined;
