import { createRateLimit } from './rate-limit.ts';
import { createReadBudget } from './read-budget.ts';
import { createReadLimit } from './read-limit.ts';

/**
 * Creates the rate limits per account and per network address. A whole office or school shares one
 * address, so limits per address are far above normal use; an account is one person.
 */
export function createLimits(now: () => Date) {
  const minute = { seconds: 60 };
  const ordersNow = createRateLimit({ name: 'orders', max: 120, ...minute });
  const ordersToday = createRateLimit({ name: 'orders-a-day', max: 500, seconds: 86_400 });
  const uploadsOfAdmin = createRateLimit({ name: 'uploads', max: 30, ...minute });
  const uploadsFromAddress = createRateLimit({ name: 'uploads-address', max: 120, ...minute });
  return {
    /** Per account. Concurrent retries of the same order count too. */
    orders: async (uid: string) => {
      await ordersNow(uid);
      await ordersToday(uid);
    },
    ordersByAddress: createRateLimit({ name: 'orders-address', max: 1200, ...minute }),
    /** Per account: changes of its cart, its lists and its details. */
    accountChanges: createRateLimit({ name: 'account-changes', max: 300, ...minute }),
    /** Per account: all of its orders and mails are read. */
    accountExports: createRateLimit({ name: 'account-exports', max: 10, ...minute }),
    newsletter: createRateLimit({ name: 'newsletter', max: 30, ...minute }),
    /** Per admin and per address; only admins can upload. */
    uploads: async (id: string, address: string) => {
      await uploadsOfAdmin(id);
      await uploadsFromAddress(address);
    },
    /** The search box queries every few letters; this allows forty people typing without pause. */
    searches: createReadLimit({ name: 'searches', max: 6000, ...minute, now }),
    /**
     * CPU time for drawing covers: for a page of sixty at once and four a second. Separate from reads, so that
     * covers do not delay the next page.
     */
    drawings: createReadBudget({ perSecondMs: 150, burstMs: 6000, waitMaxMs: 20_000 }),
    /** Allows about twelve pages a second indefinitely. */
    reads: createReadBudget({ perSecondMs: 100, burstMs: 500, waitMaxMs: 2000 }),
  };
}
