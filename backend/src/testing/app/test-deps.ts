import { pino } from 'pino';
import { testOpenLibrary } from '../../catalogue/editing/open-library.builder.ts';
import type { AppDeps } from '../../main/app.ts';
import { isOutage } from '../../platform/errors/outage.ts';
import { TEST_JWT_SECRET, verifyTestToken } from './sign-in.ts';

/** A clock that a test may set; it runs as long as `now` is undefined. */
export type TestClock = { now: Date | undefined };

/** Returns the dependencies of a test app, also for a second server on the same database. */
export const testDeps = (clock: TestClock, isDatabaseUp: () => Promise<boolean>): AppDeps => ({
  log: pino({ level: 'silent' }),
  now: () => clock.now ?? new Date(),
  verifyIdToken: verifyTestToken,
  jwtSecrets: [TEST_JWT_SECRET],
  signInState: () => 'up',
  shopConfig: {
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-bookstore' },
    ownAccounts: true,
    mailsLinks: false,
    google: 'stand-in',
  },
  openLibrary: testOpenLibrary,
  isDatabaseUp,
  isDatabaseAway: async () => false,
  knowsCatalogue: () => true,
  isStopping: () => false,
  isOutage,
  production: false,
  listensBeyondLoopback: true,
  trustProxy: false,
  corsOrigins: [],
});
