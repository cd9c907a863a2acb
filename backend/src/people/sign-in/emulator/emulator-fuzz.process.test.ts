import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostileValue } from '../../../main/security/contract-values.fixtures.ts';
import { createSignIn, type SignIn } from '../create-sign-in.ts';
import { CLIENT_CALLS } from './client-calls.ts';
import { google, PASSWORD, shopWith } from './emulator-sign-in.fixtures.ts';

const TIMEOUT_MS = 120_000;
const RUNS = 30;
const log = { info: () => {}, warn: () => {} };

let dataDir: string;
let signIn: SignIn;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sign-in-fuzz-'));
  signIn = createSignIn({ firebase: 'emulator', dataDir, log });
  await vi.waitFor(() => expect(signIn.state()).toBe('up'), { timeout: TIMEOUT_MS, interval: 100 });
}, TIMEOUT_MS);
afterAll(async () => {
  await signIn.stop();
  await rm(dataDir, { recursive: true });
});

/** Bodies in which each field is missing, valid or hostile. */
function bodies(fields: readonly string[], account: { email: string; idToken: string }) {
  const good: Record<string, unknown> = {
    ...account,
    ...google({ sub: 'g-1', email: account.email }),
    password: PASSWORD,
    displayName: 'Reader',
    requestType: 'PASSWORD_RESET',
    identifier: account.email,
    continueUri: 'http://localhost',
    continueUrl: 'http://localhost',
  };
  const all = [...fields, 'localId', 'tenantId', 'targetProjectId', 'customAttributes'];
  const mostlyGood = (name: string) =>
    fc.oneof(
      { arbitrary: fc.constant(good[name]), weight: 6 },
      { arbitrary: hostileValue, weight: 1 },
    );
  const values = all.map((name) => [name, mostlyGood(name)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [] });
}

describe('the emulator proxy, for arbitrary bodies', () => {
  it.each([...CLIENT_CALLS])(
    'replies to %s without failing or leaking internals',
    async (name, { fields }) => {
      const shop = shopWith(signIn);
      const account = await shop.aCustomer();
      await fc.assert(
        fc.asyncProperty(bodies(fields, account), async (body) => {
          const reply = await shop.call(name, body as object);
          expect([name, reply.status < 500, reply.type]).toEqual([
            name,
            true,
            expect.stringMatching(/json/),
          ]);
          expect(reply.text).not.toMatch(/\bat \/|node_modules|\.js:\d|TypeError/);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(signIn.state()).toBe('up');
    },
    TIMEOUT_MS,
  );

  it('stores no password in clear text', async () => {
    await shopWith(signIn).aCustomer();
    expect(await readFile(join(dataDir, 'accounts.json'), 'utf8')).not.toContain(PASSWORD);
  });
});
