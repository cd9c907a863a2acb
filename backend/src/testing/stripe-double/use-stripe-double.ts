import { afterAll, beforeAll } from 'vitest';
import type { StripeAccount } from '../../platform/config/stripe-account.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';

/**
 * Runs a Stripe of one's own for all tests of a file, which begins before the app: pass what it returns to
 * `useTestApp`. Its clock is the app's.
 */
export function useStripeDouble(clock: () => Date) {
  let double: StripeDouble;
  beforeAll(async () => {
    double = await startStripeDouble({ now: clock });
  });
  afterAll(() => double.stop());
  return {
    double: () => double,
    /** Read when the app starts. */
    deps: {
      get stripe(): StripeAccount {
        return double.account;
      },
    },
  };
}
