import { createRateLimit } from './rate-limit.ts';
import { createReadBudget } from './read-budget.ts';
import { createReadLimit } from './read-limit.ts';

/**
 * How often one account or one network address may do what costs something. A whole office or school
 * is one address, so those limits are far above what its people do; an account is one person.
 */
export function createLimits(now: () => Date) {
  const minute = { seconds: 60, now };
  const ordersNow = createRateLimit({ name: 'orders', max: 120, ...minute });
  const ordersToday = createRateLimit({ name: 'orders-a-day', max: 500, seconds: 86_400, now });
  const uploadsOfAdmin = createRateLimit({ name: 'uploads', max: 30, ...minute });
  const uploadsFromAddress = createRateLimit({ name: 'uploads-address', max: 120, ...minute });
  return {
    /** Of an account. Repetitions of one order at the same moment count too. */
    orders: async (uid: string) => {
      await ordersNow(uid);
      await ordersToday(uid);
    },
    ordersByAddress: createRateLimit({ name: 'orders-address', max: 1200, ...minute }),
    newsletter: createRateLimit({ name: 'newsletter', max: 30, ...minute }),
    /** Of admins; nobody else gets as far. */
    uploads: async (id: string, address: string) => {
      await uploadsOfAdmin(id);
      await uploadsFromAddress(address);
    },
    /** The box asks with every few letters, so this is forty people who type without pause. */
    searches: createReadLimit({ name: 'searches', max: 6000, ...minute }),
    /** Some twelve pages of the shop a second, for as long as a network likes. */
    reads: createReadBudget({ perSecondMs: 100, burstMs: 500, waitMaxMs: 2000 }),
  };
}
