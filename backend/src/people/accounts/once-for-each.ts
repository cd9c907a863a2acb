import type { SignedInCustomer } from '../sign-in/id-token-claims.ts';

/** Forgetting some only means that the work is repeated. */
const CUSTOMERS_MAX = 5000;

/**
 * Returns a function that does work once per customer and address; concurrent calls wait for it. Never throws: failed
 * work is retried with the next call.
 */
export function onceForEach(
  work: ((customer: SignedInCustomer) => Promise<void>) | undefined,
  log: { warn(message: string): void },
): (customer: SignedInCustomer) => Promise<void> {
  const met = new Map<string, Promise<void>>();
  return async (customer) => {
    if (!work) return;
    const key = `${customer.uid} ${customer.email}`;
    if (met.size >= CUSTOMERS_MAX) met.clear();
    const done =
      met.get(key) ??
      work(customer).catch((error: Error) => {
        met.delete(key);
        log.warn(`What somebody had before could not be given to their account: ${error.name}`);
      });
    met.set(key, done);
    await done;
  };
}
