import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { testFetchPicture, testOpenLibrary } from '../../catalogue/editing/open-library.builder.ts';
import type { AppDeps } from '../../main/app.ts';
import { isOutage } from '../../platform/errors/outage.ts';
import { TEST_JWT_SECRET, verifyTestToken } from './sign-in.ts';

/** Tests may set `now`; the clock runs while it is undefined. */
export type TestClock = { now: Date | undefined };

/** Missing, unless a test makes it. */
export const TEST_BACKUP_DIR = path.join(tmpdir(), `book-store-backups-${process.pid}`);

/** Also for a second server on the same database. */
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
  fetchPicture: testFetchPicture,
  isDatabaseUp,
  isDatabaseUnavailable: async () => false,
  knowsCatalogue: () => true,
  isStopping: () => false,
  backups: { everyMs: 86_400_000, keep: 7, dir: TEST_BACKUP_DIR },
  isOutage,
  production: false,
  listensBeyondLoopback: true,
  trustProxy: false,
  corsOrigins: [],
});
