import type { Logger } from 'pino';
import { isBuilt } from '../../pages/rendering/built-files.ts';
import { frontendDist } from '../../platform/config/directories.ts';
import type { Env } from '../../platform/config/env.ts';
import { loadSecrets } from '../../platform/config/secrets.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import { freePort } from './listen.ts';
import { fillShop, openData } from './open-data.ts';
import { openParts } from './open-parts.ts';
import { openServer } from './open-server.ts';
import type { OpenShop } from './open-shop.ts';
import { measureWorker, shareMetrics } from './share-metrics.ts';
import { StartFailure } from './start-failure.ts';
import { reportListening, superviseWorkers } from './supervise-workers.ts';
import { welcome } from './welcome.ts';

/**
 * Starts a shop of `WEB_CONCURRENCY` server processes. This process holds what they share, such as the embedded
 * database, and replaces servers that die; it serves no requests itself. Calls `onGivingUp` with a message for
 * the owner if they keep dying.
 */
export async function openWorkers(
  env: Env,
  log: Logger,
  { program, onGivingUp }: { program: string; onGivingUp: (reason: string) => void },
): Promise<OpenShop> {
  const { opened, close } = await openParts(async (parts) => {
    const { secrets } = await openData(env, parts);
    const filled = await fillShop(env, secrets);
    const port = env.port || (await freePort(env.host));
    if (env.metricsToken) parts.push(shareMetrics().stop);
    const count = env.webConcurrency;
    const workers = superviseWorkers({ count, port, program, log, onGivingUp });
    parts.push(workers.stop);
    await workers.listening;
    return { ...filled, port };
  });
  return { welcome: welcome({ env, ...opened, hasFrontend: isBuilt(frontendDist) }), close };
}

/** Starts one of several servers; `openWorkers` runs in the parent process. */
export async function openWorker(env: Env, log: Logger): Promise<OpenShop> {
  const { close } = await openParts(async (parts) => {
    const secrets = loadSecrets(env.dataDir, env);
    const database = await openDatabase(env);
    parts.push(database.close);
    if (!env.mongodbUri && !database.joined) {
      throw new StartFailure('The process that holds the database has ended.');
    }
    const ofSeveral = { measure: measureWorker, hasOthers: true };
    await openServer({ env, log, database, secrets, ...ofSeveral }, parts);
    reportListening();
  });
  return { welcome: '', close };
}
