import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Mail, type StoredMail } from '../../platform/mail/mails.model.ts';
import { OneTimeLink } from '../links/one-time-links.model.ts';
import { AccountSession } from './account-sessions.model.ts';
import { useAccounts } from './accounts.fixtures.ts';
import { Account } from './accounts.model.ts';
import { linkWithCode } from './letters/account-mails.ts';

/** Where `npm run test:sdk` has put the integration tests of the Firebase SDK. */
const folder = process.env.SDK_TESTS;

const PROJECT = 'the-shop';
const EMULATOR = `/emulator/v1/projects/${PROJECT}`;
const RUN_MS = 240_000;

/** Those of the SDK's tests that are about what the shop offers. */
const SUITES = [
  { file: 'email', passes: 19 },
  // The others are about GitHub, Facebook, linking accounts, and a change of address without a code.
  { file: 'idp.local', only: 'signs in with|takes over unverified|middleware', passes: 14 },
  // The others are about links to sign in.
  { file: 'oob.local', only: 'can be used to|verifyBeforeUpdateEmail', passes: 3 },
];

describe.runIf(folder)("the Firebase SDK's own tests", () => {
  const { app, accounts } = useAccounts();
  const emulator = express()
    .delete(`${EMULATOR}/accounts`, async (_req, res) => {
      await Account.deleteMany({});
      await AccountSession.deleteMany({});
      await OneTimeLink.deleteMany({});
      res.json({});
    })
    .get(`${EMULATOR}/oobCodes`, async (_req, res) => {
      await accounts.settled();
      const mails = await Mail.find().sort({ _id: 1 }).lean<StoredMail[]>();
      res.json({ oobCodes: mails.flatMap(({ to, letter }) => codeIn(linkWithCode(letter), to)) });
    })
    .use((req, res) => app.express()(req, res));
  let server: ReturnType<typeof emulator.listen>;

  beforeAll(async () => {
    server = emulator.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(() => {
    server?.close();
  });

  it.each(SUITES)(
    'pass with the accounts of the shop: $file',
    async ({ file, only, passes }) => {
      const { stats, failures } = await runMocha(
        file,
        only,
        (server.address() as AddressInfo).port,
      );
      expect(failures).toEqual([]);
      expect(stats.passes).toBe(passes);
    },
    RUN_MS,
  );
});

const codeIn = (link: string | undefined, email: string) => {
  const asked = new URLSearchParams(link?.split('?')[1]);
  const oobCode = asked.get('oobCode');
  return oobCode ? [{ email, requestType: asked.get('mode'), oobCode, oobLink: link }] : [];
};

type Report = { stats: { passes: number }; failures: { title: string; why: string }[] };

async function runMocha(file: string, only: string | undefined, port: number): Promise<Report> {
  const root = folder ?? '';
  const { resolve } = createRequire(import.meta.url);
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/mocha/bin/mocha.js'),
      ...['--require', resolve('tsx/cjs'), '--reporter', 'json', '--exit', '--timeout', '20000'],
      ...(only ? ['--grep', only] : []),
      `packages/auth/test/integration/flows/${file}.test.ts`,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
        GCLOUD_PROJECT: PROJECT,
      },
    },
  );
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  // One of the tests prints, too.
  const report = printed.slice(printed.indexOf('{\n  "stats"'));
  if (!report.startsWith('{')) throw new Error(`Mocha has not run: ${errors}${printed}`);
  const { stats, failures } = JSON.parse(report);
  return {
    stats,
    failures: failures.map(
      ({ fullTitle, err }: { fullTitle: string; err: { message: string } }) => ({
        title: fullTitle,
        why: err.message,
      }),
    ),
  };
}
