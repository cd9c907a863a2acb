import { afterAll, beforeAll } from 'vitest';
import type { StripeAccount } from '../../platform/config/stripe-account.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';

/**
 * Runs a fake Stripe for all tests of a file. Call it before the app is created and pass its result to
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
