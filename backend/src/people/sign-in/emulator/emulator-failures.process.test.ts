import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { replacePrivateFile } from '../../../platform/config/private-file.ts';
import { createSignIn, type SignIn } from '../create-sign-in.ts';
import { emulatorPid, google, messageOf, PASSWORD, shopWith } from './emulator-sign-in.fixtures.ts';

vi.mock('../../../platform/config/private-file.ts', { spy: true });

const START_MS = 60_000;

let dataDir: string;
let signIn: SignIn;
const warnings: string[] = [];
const log = { info: () => {}, warn: (message: string) => void warnings.push(message) };

const up = () =>
  vi.waitFor(() => expect(signIn.state()).toBe('up'), { timeout: START_MS, interval: 50 });
const call = (name: string, body: object) => shopWith(signIn).call(name, body);
const logIn = (email: string, password = PASSWORD) =>
  call('signInWithPassword', { email, password });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sign-in-failures-'));
  signIn = createSignIn({ firebase: 'emulator', dataDir, log });
  await up();
}, START_MS);

afterAll(async () => {
  await signIn.stop();
  await rm(dataDir, { recursive: true });
});

describe('an emulator that crashes', () => {
  it(
    'is reported as down and restarts at once with every account',
    async () => {
      const { email } = await shopWith(signIn).aCustomer();
      process.kill(emulatorPid(), 'SIGKILL');
      await expect.poll(() => signIn.state(), { interval: 5 }).toBe('down');
      expect((await logIn(email)).status).toBe(503);
      await up();
      expect((await logIn(email)).status).toBe(200);
      expect(warnings).toEqual([expect.stringContaining('restarts at once')]);
    },
    START_MS,
  );
});

it('ends at once if it is stopped before it has started', async () => {
  const another = await mkdtemp(join(tmpdir(), 'sign-in-stopped-'));
  await createSignIn({ firebase: 'emulator', dataDir: another, log }).stop();
  await rm(another, { recursive: true });
});

describe('an emulator that hangs', () => {
  it.skipIf(process.platform === 'win32')(
    'is reported as down, refuses calls immediately and is restarted',
    async () => {
      const { email } = await shopWith(signIn).aCustomer();
      const hung = emulatorPid();
      process.kill(hung, 'SIGSTOP');
      await vi.waitFor(() => expect(signIn.state()).toBe('down'), { timeout: 30_000 });
      expect((await logIn(email)).status).toBe(503);
      await up();
      expect(emulatorPid()).not.toBe(hung);
      expect((await logIn(email)).status).toBe(200);
    },
    START_MS,
  );
});

describe('account changes that cannot be written to disk', () => {
  const fillDisk = () =>
    vi
      .mocked(replacePrivateFile)
      .mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const freeDisk = () => vi.mocked(replacePrivateFile).mockRestore();

  it('are refused and undone', async () => {
    const shop = shopWith(signIn);
    const [changed, deleted, linked] = [
      await shop.aCustomer(),
      await shop.aCustomer(),
      await shop.aCustomer(),
    ];
    const signUp = { email: 'unsaved@example.com', password: PASSWORD };
    fillDisk();
    const refused = await Promise.all([
      call('signUp', signUp),
      call('update', { idToken: changed.idToken, password: 'another long one' }),
      call('delete', { idToken: deleted.idToken }),
      call('signInWithIdp', google({ sub: '1', email: linked.email, email_verified: true })),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(messageOf((await logIn(signUp.email)).body)).toBe('INVALID_LOGIN_CREDENTIALS');
    for (const { email, idToken } of [changed, deleted, linked]) {
      expect((await logIn(email)).status).toBe(200);
      expect((await call('lookup', { idToken })).status).toBe(200);
    }
    freeDisk();
    expect((await call('signUp', signUp)).status).toBe(200);
  });
});
