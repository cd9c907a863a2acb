import { pino } from 'pino';
import { testFetchPicture, testOpenLibrary } from '../../catalogue/editing/open-library.builder.ts';
import { apiRoutes } from '../../main/shop.ts';
import { createAdminSessions } from '../../people/sessions/admin-sessions.ts';
import { createLimits } from '../../platform/http/limits/limits.ts';
import type { Route } from '../../platform/http/router/route.ts';
import { noRecords } from '../app/no-records.ts';
import { TEST_JWT_SECRET } from '../app/sign-in.ts';

const now = () => new Date();

/** Every route of the API, as the application mounts it. */
export const API_TABLE: readonly Route[] = apiRoutes({
  log: pino({ level: 'silent' }),
  recordChange: noRecords,
  now,
  limits: createLimits(),
  sessions: createAdminSessions({
    secrets: [TEST_JWT_SECRET],
    now,
  }),
  signInState: () => 'up',
  shopConfig: {
    firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-bookstore' },
    ownAccounts: true,
    mailsLinks: false,
  },
  openLibrary: testOpenLibrary,
  fetchPicture: testFetchPicture,
  isDatabaseUp: async () => true,
  isDatabaseUnavailable: async () => false,
  knowsCatalogue: () => true,
  isStopping: () => false,
  backups: { everyMs: undefined, keep: 7, dir: '' },
});

/** Such as `GET /api/books/:id`. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;
