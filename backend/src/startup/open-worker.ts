import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { loadSecrets } from '../config/secrets.ts';
import { openDatabase } from '../database/connect.ts';
import { useSharedEmulator } from '../sign-in/emulator/share-emulator.ts';
import { openParts } from './open-parts.ts';
import { openServer } from './open-server.ts';
import type { OpenShop } from './open-shop.ts';
import { measureWorker } from './share-metrics.ts';
import { StartFailure } from './start-failure.ts';
import { reportListening } from './supervise-workers.ts';

/** Starts one of several servers of a shop; `openWorkers` runs in its parent process. */
export async function openWorker(env: Env, log: Logger): Promise<OpenShop> {
  const { close } = await openParts(async (parts) => {
    const secrets = loadSecrets(env.dataDir, env);
    const database = await openDatabase(env);
    parts.push(database.close);
    if (!env.mongodbUri && !database.joined) {
      throw new StartFailure('The process that holds the database has ended.');
    }
    const emulator = env.signIn === 'emulator' ? useSharedEmulator() : undefined;
    await openServer({ env, log, database, secrets, emulator, measure: measureWorker }, parts);
    reportListening();
  });
  return { welcome: '', close };
}
