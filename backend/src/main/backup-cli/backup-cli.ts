import path from 'node:path';
import mongoose from 'mongoose';
import { holdRestoredMails } from '../../messages/mails/hold-restored-mails.ts';
import { restoredLog } from '../../platform/audit/record-command.ts';
import { loadEnvFile, readEnv } from '../../platform/config/env.ts';
import type { Progress } from '../../platform/database/backup.ts';
import { BadBackup } from '../../platform/database/backup-file.ts';
import { openDatabase } from '../../platform/database/connect.ts';
import { restore } from '../../platform/database/restore.ts';
import { prepareDataFolder } from '../startup/data-folder.ts';
import { explainFailure } from '../startup/start-failure.ts';
import { makeBackup } from './make-backup.ts';

const USAGE_ERROR = 2;

/** Backs up the configured database to a file, or restores it. Returns the exit code. */
async function main([task = '', file = '', ...more]: string[]): Promise<number> {
  if (!['backup', 'restore'].includes(task) || file === '' || more.length > 0) {
    process.stderr.write(
      'Usage: npm run backup -- FILE\n       npm run restore -- FILE (replaces all data of the shop)\n',
    );
    return USAGE_ERROR;
  }
  loadEnvFile();
  const env = readEnv();
  prepareDataFolder(env.dataDir);
  const database = await openDatabase(env);
  try {
    const { db } = mongoose.connection;
    if (!db) throw new Error('The database is not connected.');
    const target = path.resolve(file);
    const progress = progressLine(task);
    if (task === 'backup') {
      const { documents } = await makeBackup(target, progress);
      process.stdout.write(
        `\n${documents} documents saved to ${target}, read back and compared.\n`,
      );
      return 0;
    }
    const documents = await restore(db, target, progress, restoredFrom(target), (staged) =>
      holdRestoredMails(staged, new Date()),
    );
    process.stdout.write(`\n${documents} documents restored from ${target}.\n`);
    return 0;
  } finally {
    await database.close();
  }
}

const restoredFrom = (file: string) =>
  restoredLog({ action: 'shop-restored', subject: { name: path.basename(file) }, fields: [] });

const progressLine =
  (task: string): Progress =>
  (done, total) => {
    const share = total === 0 ? 100 : Math.floor((done / total) * 100);
    // On a terminal the line is overwritten; in a log one line per step would be too much.
    if (process.stdout.isTTY)
      process.stdout.write(`\r${task}: ${done} of ${total} documents (${share} %)`);
    else if (done === total) process.stdout.write(`${task}: ${done} documents`);
  };

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof BadBackup ? error.message : explainFailure(error)}\n`);
  process.exitCode = 1;
}
