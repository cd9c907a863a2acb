import path from 'node:path';
import type { Logger } from 'pino';
import { prepareSearch } from '../../catalogue/search/book-search.ts';
import { isBuilt } from '../../pages/rendering/built-files.ts';
import { loadPageRenderer } from '../../pages/rendering/page-renderer.ts';
import { createChangeRecorder } from '../../platform/audit/record-change.ts';
import { frontendDist, frontendServerDist } from '../../platform/config/directories.ts';
import type { Env } from '../../platform/config/env.ts';
import type { Secrets } from '../../platform/config/secrets.ts';
import type { Database } from '../../platform/database/connect.ts';
import { isOutage } from '../../platform/errors/outage.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { pictureFetcher } from '../../platform/pictures/fetch-picture.ts';
import { currentShop, followShop } from '../../settings/shop/current-shop.ts';
import { createApp, type Metrics } from '../app.ts';
import { jobsOfShop } from '../shop.ts';
import type { OpenParts } from './open-parts.ts';
import { openSignIn } from './open-sign-in.ts';
import { serve } from './serve.ts';

type Deps = {
  env: Env;
  log: Logger;
  database: Database;
  secrets: Secrets;
  /** Whether other servers share the port. */
  hasOthers: boolean;
  /** Starts the metrics, if enabled. */
  measure: () => Omit<Metrics, 'token'>;
};

/** Opens sign-in and serves the shop. Returns the port. */
export async function openServer(
  { env, log, database, secrets, measure, hasOthers }: Deps,
  parts: OpenParts,
): Promise<number> {
  const stopFollowing = await followShop();
  parts.push(async () => stopFollowing());
  let knowsCatalogue = false;
  // If it fails, the first list retries.
  const preparing = prepareSearch()
    .catch(() => {})
    .then(() => {
      knowsCatalogue = true;
    });
  const signIn = openSignIn(env, { log, secrets });
  parts.push(signIn.stop);
  const hasFrontend = isBuilt(frontendDist);
  const deps = {
    ...env,
    mailFrom: env.mail?.from.address,
    mail: env.mail,
    log,
    metrics: env.metricsToken ? { token: env.metricsToken, ...measure() } : undefined,
    now: () => new Date(),
    verifyIdToken: signIn.verifyIdToken,
    jwtSecrets: secrets.jwtSecrets,
    signInState: signIn.state,
    signInRouter: signIn.router,
    shopConfig: signIn.webConfig,
    openLibrary: fetch,
    fetchPicture: pictureFetcher(),
    isDatabaseUp: database.isUp,
    isDatabaseUnavailable: database.isUnavailable,
    isOutage,
    knowsCatalogue: () => knowsCatalogue,
    drawnCoversDir: path.join(env.dataDir, 'drawn-covers'),
    frontendDist: hasFrontend ? frontendDist : undefined,
    pageRenderer: hasFrontend ? await loadPageRenderer(frontendServerDist) : undefined,
  };
  // A single server opens at once, and only lists wait; with several, others answer meanwhile.
  if (hasOthers) await preparing;
  const { port, stop } = await serve(env, (isStopping) => createApp({ ...deps, isStopping }));
  const publicUrl = env.publicUrl ?? `http://localhost:${port}`;
  const recordChange = createChangeRecorder(deps);
  const jobs = jobsOfShop({ ...env, recordChange, publicUrl });
  const endJobs = startJobs(jobs, {
    log,
    now: deps.now,
    currentShop,
    countRun: deps.metrics?.countRun,
  });
  // In parallel: load balancers must learn of it at once, not after a mail server has answered.
  parts.push(async (drainDelayMs) => {
    await Promise.all([stop(drainDelayMs), endJobs()]);
  });
  return port;
}
