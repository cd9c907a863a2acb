import { afterAll, afterEach, beforeAll } from 'vitest';
import type { GoogleAccount } from '../../people/google-sign-in/google-client.ts';
import { type GoogleDouble, NO_FAULTS, startGoogleDouble } from './google-double.ts';

/**
 * Runs a fake Google for all tests of a file. Call it before the app is created and pass its result to
 * `useTestApp`. Faults are reset after each test.
 */
export function useGoogleDouble() {
  let double: GoogleDouble;
  beforeAll(async () => {
    double = await startGoogleDouble();
  });
  afterEach(() => void Object.assign(double.faults, NO_FAULTS));
  afterAll(() => double.stop());
  return {
    double: () => double,
    /** Read when the app starts. */
    deps: {
      get google(): GoogleAccount {
        return double.account;
      },
    },
  };
}
