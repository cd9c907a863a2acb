import { createPointLimit } from './points.ts';
import {
  createFailureLimit,
  createRateLimit,
  type FailureLimit,
  type RateLimit,
  type RateLimitSpec,
} from './rate-limit.ts';

/**
 * Creates the rate limits per account and per network address. A whole office or school shares one
 * address, so limits per address are far above normal use; an account is one person. Limits that
 * protect money, mails and sign-in are counted in the database for all servers; limits that protect
 * this server's processor, in memory. None applies while `areOff` returns true.
 */
export function createLimits(areOff: () => boolean = () => false) {
  const minute = { seconds: 60 };
  const unlessOff =
    (limit: RateLimit): RateLimit =>
    async (subject) => {
      if (!areOff()) await limit(subject);
    };
  const failureLimit = (spec: RateLimitSpec): FailureLimit => {
    const limit = createFailureLimit(spec);
    return (subject, work, isFailure) => (areOff() ? work() : limit(subject, work, isFailure));
  };
  const rateLimit = (spec: RateLimitSpec) => unlessOff(createRateLimit(spec));
  const ordersNow = rateLimit({ name: 'orders', max: 120, ...minute });
  const ordersToday = rateLimit({ name: 'orders-a-day', max: 500, seconds: 86_400 });
  const uploadsOfAdmin = rateLimit({ name: 'uploads', max: 30, ...minute });
  const uploadsFromAddress = rateLimit({ name: 'uploads-address', max: 120, ...minute });
  return {
    areOff,
    /** Per account. Concurrent retries of the same order count too. */
    orders: async (uid: string) => {
      await ordersNow(uid);
      await ordersToday(uid);
    },
    ordersByAddress: rateLimit({ name: 'orders-address', max: 1200, ...minute }),
    /** Orders without an account, because anybody can invent addresses. */
    guestOrdersByAddress: rateLimit({ name: 'guest-orders-address', max: 60, seconds: 3600 }),
    /** Use of the links in guests' mails. */
    guestLinks: rateLimit({ name: 'guest-links', max: 120, ...minute }),
    /** Per order: each checkout calls Stripe, which limits requests per shop. */
    checkouts: rateLimit({ name: 'checkouts', max: 30, ...minute }),
    /** Per account: changes of its cart, lists and details. */
    accountChanges: rateLimit({ name: 'account-changes', max: 300, ...minute }),
    /** Per account: an export reads all of its orders and mails. */
    accountExports: rateLimit({ name: 'account-exports', max: 10, ...minute }),
    codePreviews: rateLimit({ name: 'code-previews', max: 1200, ...minute }),
    /** Unknown discount codes, and codes that a guest has already used, against guessing. */
    codeGuesses: failureLimit({ name: 'code-guesses', max: 120, seconds: 3600 }),
    /** Unknown gift card codes: people mistype some, and only a machine tries many. */
    giftCardCodes: rateLimit({ name: 'gift-card-codes', max: 20, seconds: 3600 }),
    /** Returns from Google; each one calls Google. */
    googleSignIns: rateLimit({ name: 'google-sign-ins', max: 300, ...minute }),
    /** Links for those who work here: what they are for, using them, and asking for a new password. */
    adminLinks: rateLimit({ name: 'admin-links', max: 60, seconds: 3600 }),
    /** Per owner: each test waits for the mail server, and ends in a mailbox. */
    testMails: rateLimit({ name: 'test-mails', max: 10, seconds: 600 }),
    withdrawals: rateLimit({ name: 'withdrawals', max: 20, seconds: 3600 }),
    /** Asking for mails about sold-out books without an account. */
    bookWaits: rateLimit({ name: 'book-waits', max: 30, ...minute }),
    questions: rateLimit({ name: 'questions', max: 20, seconds: 3600 }),
    newsletter: rateLimit({ name: 'newsletter', max: 30, ...minute }),
    /** Per admin and per address; only admins can upload. */
    uploads: async (id: string, address: string) => {
      await uploadsOfAdmin(id);
      await uploadsFromAddress(address);
    },
    /**
     * Room for a page of ninety covers at once, and then one cover a second. A request waits for up to twenty seconds,
     * because a page does not ask again for a picture that was refused.
     */
    drawings: createPointLimit({
      ...{ points: 20, seconds: 4, waits: 5, atOnce: 480 },
      isOff: areOff,
    }),
    /**
     * Papers as PDF, one point each: one takes about a tenth of a second of this process. Twenty at once, and then one
     * every two seconds.
     */
    paperFiles: createPointLimit({ points: 1, seconds: 2, waits: 1, atOnce: 20, isOff: areOff }),
    /**
     * Changes by customers cost one point each: two hundred orders at once and twelve a second; more wait for five seconds.
     * Separate from reads, so that a change does not wait for pages.
     */
    writes: createPointLimit({ points: 12, seconds: 1, waits: 5, atOnce: 240, isOff: areOff }),
    /**
     * A class of thirty can open a page with all of its files at once, and a network gets a quarter
     * of a processor at most in the long run.
     */
    reads: createPointLimit({ points: 300, seconds: 1, waits: 3, atOnce: 3000, isOff: areOff }),
  };
}

export type Limits = ReturnType<typeof createLimits>;
