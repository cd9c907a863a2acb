import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeEach } from 'vitest';
import { someAccounts } from '../../people/accounts/accounts.builder.ts';
import { type TestApp, useTestApp } from '../../testing/app/start-test-app.ts';
import type { AppDeps } from '../app.ts';
import { useFirebaseProject } from './sign-in-project.fixtures.ts';

/** Gives access to the metrics. */
export const METRICS_TOKEN = 'Vb3kQz8mT1xWn5yRc7pLd2sHj9fGa4eU';

export type WholeApp = TestApp & { project: ReturnType<typeof useFirebaseProject> };

/**
 * Runs the shop with everything mounted, including pages and its own accounts, and with tokens verified as in
 * production.
 */
export function useWholeApp(overrides: Partial<AppDeps> = {}): WholeApp {
  const dir = mkdtempSync(path.join(tmpdir(), 'book-store-security-'));
  const frontendDist = path.join(dir, 'dist');
  mkdirSync(frontendDist);
  writeFileSync(path.join(frontendDist, 'index.html'), '<title></title><!--page-head-->');
  const project = useFirebaseProject();
  const app = useTestApp({
    verifyIdToken: project.verifyIdToken,
    signInRouter: someAccounts().router,
    frontendDist,
    securityContact: 'mailto:owner@shop.example',
    mailFrom: 'shop@example.com',
    // Nothing listens there.
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'http://127.0.0.1:9' },
    google: { clientId: 'client', clientSecret: 'secret', issuer: 'http://127.0.0.1:9' },
    metrics: { token: METRICS_TOKEN, countRequest: () => {}, readProcesses: async () => '' },
    // Each call of a test may set its client address, and so has its own limits.
    trustProxy: true,
    ...overrides,
  });
  // One of the calls deletes the account that makes the others.
  beforeEach(async () => {
    await mongoose.connection.collection('erased_accounts').deleteMany({});
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  return { ...app, project };
}
