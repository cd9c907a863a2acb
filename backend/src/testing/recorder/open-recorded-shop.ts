import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { createApp } from '../../main/app.ts';
import { jobsOfShop } from '../../main/shop.ts';
import { fillShop } from '../../main/startup/open-data.ts';
import { loadPageRenderer } from '../../pages/rendering/page-renderer.ts';
import { createClientLimits } from '../../people/accounts/client-limits.ts';
import { googleCredentials } from '../../people/google-sign-in/google-credential.ts';
import { createSignIn } from '../../people/sign-in/create-sign-in.ts';
import { createChangeRecorder } from '../../platform/audit/record-change.ts';
import { frontendDist, frontendServerDist } from '../../platform/config/directories.ts';
import { readEnv } from '../../platform/config/env.ts';
import { loadSecrets } from '../../platform/config/secrets.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import { refreshShop } from '../../settings/shop/current-shop.ts';
import { createMailServer } from '../app/create-mail-server.ts';
import { testDeps } from '../app/test-deps.ts';
import { startStripeDouble } from '../stripe-double/stripe-double.ts';
import { METRICS_TOKEN, PASSWORD } from './callers.ts';
import { runJobs } from './run-jobs.ts';

export type RecordedShop = Awaited<ReturnType<typeof openRecordedShop>>;

/** How many database round trips a call may make after its reply, such as to count a visit. */
const TRIPS_AFTER_REPLY = 4;

/**
 * Opens a new shop in this process, with its own database, mail server, Stripe and sign-in; its jobs run on
 * demand. Pages are rendered by it, or by browsers.
 */
export async function openRecordedShop({ renders = true } = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'book-store-recorder-'));
  const stripe = await startStripeDouble();
  const mails = createMailServer();
  await mails.open();
  const env = readEnv({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: mails.url(),
    MAIL_FROM: 'The Book Store <shop@shop.example>',
    ADMIN_PASSWORD: PASSWORD,
    METRICS_TOKEN,
    SECURITY_CONTACT: 'owner@shop.example',
    TRUST_PROXY: 'true',
  });
  const log = pino({ level: 'error' });
  const database = await openDatabase({ dataDir, inProcess: true });
  await fillShop(env, loadSecrets(dataDir, env));
  await refreshShop();
  const tests = testDeps({ now: undefined }, database.isUp);
  const signIn = createSignIn({
    where: 'own',
    google: 'stand-in',
    jwtSecrets: tests.jwtSecrets,
    now: tests.now,
    limits: createClientLimits(tests.now),
    mailing: { sends: true, keepsCodes: false },
    readGoogle: googleCredentials('stand-in', tests.now),
    log,
  });
  const deps = {
    ...tests,
    ...env,
    log,
    mailFrom: env.mail?.from.address,
    mail: env.mail,
    stripe: stripe.account,
    metrics: { token: METRICS_TOKEN, countRequest() {}, readProcesses: async () => '' },
    signInState: signIn.state,
    signInRouter: signIn.router,
    shopConfig: signIn.webConfig,
    jwtSecrets: tests.jwtSecrets,
    frontendDist,
    pageRenderer: renders ? await loadPageRenderer(frontendServerDist) : undefined,
  };
  const server = createServer(createApp(deps)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const jobs = jobsOfShop({
    ...env,
    publicUrl: 'https://shop.example',
    stripe: stripe.account,
    recordChange: createChangeRecorder(deps),
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stripe,
    mails,
    /** Runs each due job, one after the other. */
    runJobs: () => runJobs(jobs, log),
    /** Resolves when the last call has finished all of its work. */
    settled: async () => {
      for (let trip = 0; trip < TRIPS_AFTER_REPLY; trip += 1)
        await mongoose.connection.db?.command({ ping: 1 });
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await signIn.stop();
      await database.close();
      await mails.close();
      await stripe.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
