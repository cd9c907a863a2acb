import { pino } from 'pino';
import { loadEnvFile, readEnv } from './config/env.ts';
import { toSafeLogError } from './http/to-safe-log-error.ts';
import { type OpenShop, openShop } from './startup/open-shop.ts';
import { explainFailure } from './startup/start-failure.ts';

/** How long a shop that was told to stop may take in all, in milliseconds. */
const LAST_CALL = 9500;
/** How long it still takes requests while load balancers learn that it stops, in milliseconds. */
const NOTICE = 3000;

async function main(): Promise<void> {
  loadEnvFile();
  const env = readEnv();
  const log = pino({ level: env.logLevel });
  const opening = openShop(env, log);

  let stopping = false;
  const stop = (exitCode: number, notice = 0) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LAST_CALL).unref();
    void closeAndExit(opening, { exitCode, notice });
  };
  process.on('SIGTERM', () => stop(0, env.production ? NOTICE : 0)).on('SIGINT', () => stop(0));
  // After an error that nobody caught the state is unknown: answer what runs, then end.
  process.on('uncaughtException', (error) => {
    log.fatal({ error: toSafeLogError(error) }, 'uncaught error, stopping');
    stop(1);
  });
  const shop = await opening;
  process.stdout.write(shop.welcome);
}

/** A shop told to stop while it opens is opened to its end first, so that nothing is left half-made. */
async function closeAndExit(
  opening: Promise<OpenShop>,
  { exitCode, notice }: { exitCode: number; notice: number },
): Promise<void> {
  const shop = await opening;
  await shop.close(notice);
  process.exit(exitCode);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`\n${explainFailure(error)}\n\n`);
  process.exit(1);
}
