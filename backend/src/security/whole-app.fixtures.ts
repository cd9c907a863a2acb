import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { AppDeps } from '../app.ts';
import { emulatorProxy } from '../sign-in/emulator-proxy.ts';
import { emulatorSeal } from '../sign-in/emulator-seal.ts';
import { type TestApp, useTestApp } from '../testing/start-test-app.ts';
import { useFirebaseProject } from './sign-in-project.fixtures.ts';

/** An emulator that agrees to everything: what is refused, the shop itself refuses. */
const AGREEING = {
  state: () => 'up' as const,
  send: async () => ({ status: 200, body: {} }),
  change: async () => ({ status: 200, body: {} }),
  findAccount: async () => undefined,
  makeResetCode: async () => undefined,
  stop: async () => {},
};

export type WholeApp = TestApp & { project: ReturnType<typeof useFirebaseProject> };

/**
 * The shop with everything mounted that it can have, the pages and the way to the sign-in emulator
 * among it, and with tokens verified as in production.
 */
export function useWholeApp(overrides: Partial<AppDeps> = {}): WholeApp {
  const dir = mkdtempSync(path.join(tmpdir(), 'book-store-security-'));
  const frontendDist = path.join(dir, 'dist');
  mkdirSync(frontendDist);
  writeFileSync(path.join(frontendDist, 'index.html'), '<title></title><!--page-head-->');
  const project = useFirebaseProject();
  const app = useTestApp({
    verifyIdToken: project.verifyIdToken,
    signInRouter: emulatorProxy(AGREEING, emulatorSeal(dir, 'demo-bookstore')),
    frontendDist,
    securityContact: 'mailto:owner@shop.example',
    // Each call of a test may name the address that it comes from, and so has limits of its own.
    trustProxy: true,
    ...overrides,
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  return { ...app, project };
}
