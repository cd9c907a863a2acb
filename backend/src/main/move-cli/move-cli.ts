import { parseArgs } from 'node:util';
import { type Env, loadEnvFile, readEnv } from '../../platform/config/env.ts';
import { MoveRefused } from '../../platform/database/move/move-mark.ts';
import { type MovedCollection, moveShop } from '../../platform/database/move/move-shop.ts';
import { explainFailure } from '../startup/start-failure.ts';
import { openEnds } from './open-ends.ts';

const USAGE_ERROR = 2;
const USAGE = `Usage: npm run move -- MONGODB_URI          copies the shop in DATA_DIR into an empty MongoDB database
       npm run move -- --back MONGODB_URI   copies it from there into an empty DATA_DIR
Without a URI, the command uses the setting MONGODB_URI.
`;

type MoveOptions = { uri: string; back: boolean };

/** Moves the shop between its data folder and a MongoDB. Returns the exit code. */
async function main(args: string[]): Promise<number> {
  loadEnvFile();
  const env = readEnv();
  const options = readOptions(args, env);
  if (!options) {
    process.stderr.write(USAGE);
    return USAGE_ERROR;
  }
  const ends = await openEnds(env.dataDir, options.uri);
  try {
    const [source, target] = options.back
      ? [ends.mongodb, ends.embedded]
      : [ends.embedded, ends.mongodb];
    const { run } = ends;
    const onProgress = showProgress;
    const moved = await moveShop({
      source,
      target,
      run,
      isSourceLocked: !options.back,
      onProgress,
    });
    ends.forgetRun();
    process.stdout.write(report(moved, options, env));
    return 0;
  } finally {
    await ends.close();
  }
}

function readOptions(args: string[], env: Env): MoveOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { back: { type: 'boolean', default: false } },
    });
    const [uri = env.mongodbUri, ...more] = positionals;
    if (!uri || !/^mongodb(\+srv)?:\/\/\S+$/.test(uri) || more.length > 0) return undefined;
    return { uri, back: values.back };
  } catch {
    return undefined;
  }
}

function showProgress(name: string, done: number, total: number): void {
  const share = total === 0 ? 100 : Math.floor((done / total) * 100);
  // On a terminal the line is overwritten; in a log one line per step would be too much.
  if (process.stdout.isTTY)
    process.stdout.write(`\r\u001B[K${name}: ${done} of ${total} documents (${share} %)`);
}

function report(moved: readonly MovedCollection[], { back }: MoveOptions, env: Env): string {
  const width = Math.max(...moved.map(({ name }) => name.length));
  const total = moved.reduce((sum, { count }) => sum + count, 0);
  const start = process.stdout.isTTY ? '\r\u001B[K' : '';
  return [
    `${start}${'collection'.padEnd(width)}  documents  SHA-256 of both sides`,
    ...moved.map(
      ({ name, count, sha256 }) =>
        `${name.padEnd(width)}  ${String(count).padStart(9)}  ${sha256.slice(0, 16)}`,
    ),
    `All ${total} documents in ${moved.length} collections, and all indexes, are the same on both sides.`,
    '',
    ...(back ? whatNextHere(env) : whatNextThere(env)),
    '',
  ].join('\n');
}

const whatNextThere = ({ dataDir }: Env): string[] => [
  'Next: start the servers with MONGODB_URI. Do not start the shop without it any more: it would sell from the old data.',
  `The data in ${dataDir} is unchanged; delete its folder 'database' when you no longer need it.`,
];

const whatNextHere = ({ dataDir }: Env): string[] => [
  `Next: start the shop without MONGODB_URI; it runs on ${dataDir}. The data in the MongoDB is unchanged.`,
];

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `\n${error instanceof MoveRefused ? error.message : explainFailure(error)}\n`,
  );
  process.exitCode = 1;
}
