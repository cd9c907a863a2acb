import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type Env, loadEnvFile, readEnv } from '../platform/config/env.ts';
import { toSafeLogError } from '../platform/errors/to-safe-log-error.ts';
import { type OpenShop, openShop } from './startup/open-shop.ts';
import { openWorker, openWorkers } from './startup/open-workers.ts';
import { explainFailure } from './startup/start-failure.ts';

/** After this the process exits, whatever is still pending. */
const SHUTDOWN_TIMEOUT_MS = 9500;
/** How long it keeps accepting requests, so that load balancers notice that it is stopping. */
const DRAIN_DELAY_MS = 3000;
/** Outside production there is no load balancer, but clients with an open connection get a reply that closes it. */
const LAST_REPLIES_MS = 500;

async function main(): Promise<void> {
  loadEnvFile();
  const env = readEnv();
  const log = pino({ level: env.logLevel });
  const opening = open(env, log, (reason) => {
    process.stderr.write(`\n${reason}\n\n`);
    stop(1);
  });

  let stopping = false;
  const stop = (exitCode: number, drainDelayMs = 0) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    void closeAndExit(opening, { exitCode, drainDelayMs });
  };
  process.on('SIGTERM', () => stop(0, env.production ? DRAIN_DELAY_MS : LAST_REPLIES_MS));
  process.on('SIGINT', () => stop(0));
  // The process that started this worker, and holds its database, is gone.
  if (cluster.isWorker) process.on('disconnect', () => stop(1));
  // After an uncaught error the state is unknown: finish pending requests, then exit.
  process.on('uncaughtException', (error) => {
    log.fatal({ error: toSafeLogError(error) }, 'uncaught error, stopping');
    stop(1);
  });
  const shop = await opening;
  process.stdout.write(shop.welcome);
}

/** Opens the shop in this process, or this process's part of a shop with several. */
function open(env: Env, log: Logger, onGivingUp: (reason: string) => void): Promise<OpenShop> {
  if (cluster.isWorker) return openWorker(env, log);
  if (env.webConcurrency === 1) return openShop(env, log);
  return openWorkers(env, log, { program: fileURLToPath(import.meta.url), onGivingUp });
}

/** If stopped during startup, finishes starting first, so that nothing is left half-done. */
async function closeAndExit(
  opening: Promise<OpenShop>,
  { exitCode, drainDelayMs }: { exitCode: number; drainDelayMs: number },
): Promise<void> {
  const shop = await opening;
  await shop.close(drainDelayMs);
  process.exit(exitCode);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`\n${explainFailure(error)}\n\n`);
  process.exit(1);
}
