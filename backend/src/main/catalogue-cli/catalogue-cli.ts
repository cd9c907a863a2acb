import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { seedGenresOnce } from '../../catalogue/genres/seed-genres.ts';
import { seedDataDir } from '../../platform/config/directories.ts';
import { loadEnvFile, readEnv } from '../../platform/config/env.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import { seedOnce } from '../../reports/shop-setup/seed-books.ts';
import { currentShop, refreshShop } from '../../settings/shop/current-shop.ts';
import { prepareDataFolder } from '../startup/data-folder.ts';
import { explainFailure } from '../startup/start-failure.ts';
import { BadCatalogue } from './catalogue-book.ts';
import { loadCatalogue } from './load-catalogue.ts';

const USAGE_ERROR = 2;

/** Adds the books of a CSV file to the configured database. Returns the exit code. */
async function main([file = '', ...more]: string[]): Promise<number> {
  if (file === '' || more.length > 0) {
    process.stderr.write('Usage: npm run seed:catalogue -- FILE (a CSV file like goodbooks-10k)\n');
    return USAGE_ERROR;
  }
  const text = await readFile(path.resolve(file), 'utf8').catch((error) => {
    throw new BadCatalogue(`${file} cannot be read (${error.code}).`);
  });
  loadEnvFile();
  const env = readEnv();
  prepareDataFolder(env.dataDir);
  const database = await openDatabase(env);
  try {
    const now = new Date();
    // Otherwise the shop's first start would find books and consider the shop in use.
    await seedGenresOnce(now);
    await seedOnce({ dir: seedDataDir, now });
    await refreshShop();
    const shop = currentShop();
    const { added, known } = await loadCatalogue(text, { now, shop, onProgress });
    process.stdout.write(`${added} books added, ${known} were there already.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

/** On a terminal the line is overwritten; in a log one line is enough. */
function onProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total} books`);
  if (process.stdout.isTTY && done === total) process.stdout.write('\n');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isBad = error instanceof BadCatalogue;
  process.stderr.write(
    `${isBad ? `${error.message} Nothing was added.` : explainFailure(error)}\n`,
  );
  process.exitCode = 1;
}
