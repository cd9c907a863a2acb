import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import type { StripeAccount } from './config/stripe-account.ts';
import type { DeskLine } from './desk/desk-line.ts';
import type { Customer } from './http/authentication.ts';
import type { Limits } from './http/limits/limits.ts';
import type { RecordChange } from './http/router/mount-routes.ts';
import type { Route } from './http/router/route.ts';
import type { Job } from './jobs/job.ts';
import type { MailServer } from './mail/mailer.ts';
import type { FetchPicture } from './pictures/fetch-picture.ts';
import type { Shop } from './shop.ts';

/** Dependencies of the areas' routes: what tests replace, and what exists once per server. */
export type RouteDeps = {
  log: Logger;
  now: () => Date;
  recordChange: RecordChange;
  limits: Limits;
  areas: Areas;
  signInState: () => 'up' | 'down' | 'off';
  /** How customers sign in; without `firebase`, they cannot. */
  shopConfig: {
    firebase?: object | undefined;
    google?: string | undefined;
    ownAccounts: boolean;
  };
  /** Calls Open Library. */
  openLibrary: typeof fetch;
  /** Fetches a picture at any address on the internet. */
  fetchPicture: FetchPicture;
  /** Without it, nobody can pay through Stripe. */
  stripe?: StripeAccount | undefined;
  isDatabaseUp: () => Promise<boolean>;
  /** Returns whether waiting for the database is pointless. */
  isDatabaseUnavailable: () => Promise<boolean>;
  /** Returns whether the whole catalogue is loaded, so that lists and searches no longer wait for it. */
  knowsCatalogue: () => boolean;
  /** Returns whether this server is shutting down and load balancers should avoid it. */
  isStopping: () => boolean;
  /** Returns the metrics of all the shop's processes on this machine. */
  metrics?: { readProcesses: () => Promise<string> } | undefined;
  publicUrl?: string | undefined;
  /** The sender of mails; without it, the shop sends none. */
  mailFrom?: string | undefined;
  /** What sends them, so that an owner can try it. */
  mail?: MailServer | undefined;
  backups: Backups;
};

export type Backups = {
  /** Without it, none are made by schedule. */
  everyMs: number | undefined;
  /** How many are kept. */
  keep: number;
  dir: string;
};

/** Dependencies of background jobs. */
export type JobDeps = {
  recordChange: RecordChange;
  areas: Areas;
  /** The origin of links in mails. */
  publicUrl: string;
  /** Without it, mails are stored for the owner to read. */
  mail?: MailServer | undefined;
  /** Without it, nobody can pay through Stripe. */
  stripe?: StripeAccount | undefined;
  backups: Backups;
};

/** What an area contributes to the shop, declared in `<area>.ts`. */
export type Area<Deps = RouteDeps> = {
  name: string;
  routes?: (deps: Deps) => Route[];
  jobs?: (deps: JobDeps) => Job[];
  /** Subscribes to events of lower areas. Idempotent. */
  listen?: () => void;
  personalData?: readonly PersonalData[];
  /** What of the area waits for the people of the shop. */
  desk?: readonly DeskLine[];
  /**
   * Returns whether the area stores agreed amounts, so that the currency must not change. Within a
   * transaction, no such amount can be added before it ends.
   */
  bindsCurrency?: (session?: ClientSession) => Promise<boolean>;
  /** How to name documents with amounts to the owner, by model: the path of the name, and a phrase made of it. */
  amountNames?: Readonly<Record<string, { path: string; what: (name: unknown) => string }>>;
};

export type Areas = readonly Area<never>[];

/** What a subject stores about people. */
export type PersonalData = {
  models: readonly { collection: { name: string } }[];
  /**
   * Erases an account's data. Idempotent. Anybody can register any address, so data is matched by a
   * verified address only.
   */
  erase?: (customer: Customer) => Promise<void>;
  /** Returns an account's data for its customer; links begin with `publicUrl`. */
  export?: (customer: Customer, given: { publicUrl: string; shop: Shop }) => Promise<object>;
  /** Erases data whose retention has ended. Idempotent. Called only when the clock is trusted. */
  forgetOld?: (given: { now: Date; retention: Retention }) => Promise<void>;
};

/** How long orders keep personal data after they are completed. */
export type Retention = Shop['settings']['retention'];

/** Returns the account's address only if the account has verified it. */
export const verifiedEmail = ({ email, emailVerified }: Customer): string | undefined =>
  emailVerified ? email : undefined;
