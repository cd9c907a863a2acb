import { randomUUID } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';
import { isDuplicateKey } from '../../documents/mongo.ts';
import { isAlive, keepBeating } from '../heartbeat.ts';
import { type MigrationRecord, migrationRecords } from './data-version.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

/**
 * Runs pending migrations, each on one server; other servers wait for it. If that server is killed, another one
 * restarts the migration. Rejects if one fails; the next start retries it.
 */
export async function runMigrations(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  for (const [at, migration] of migrations.entries())
    await runOne({ db, version: at + 1, migration });
}

type MigrationRun = { db: mongo.Db; version: number; migration: Migration };

async function runOne(run: MigrationRun): Promise<void> {
  const { db, version, migration } = run;
  const records = migrationRecords(db);
  const read = () => records.findOne({ _id: version });
  for (;;) {
    const record = await read();
    if (record?.doneAt) return;
    const holder = randomUUID();
    if (record && (await isAlive(record, read))) continue;
    if (!(await claim(run, record, holder))) continue;
    const ours = { _id: version, holder };
    const stop = keepBeating(() => records.updateOne(ours, { $inc: { beat: 1 } }));
    try {
      await migration.run(db);
    } finally {
      stop();
    }
    await records.updateOne({ _id: version }, { $set: { doneAt: new Date() }, $inc: { beat: 1 } });
  }
}

/** Returns true on exactly one of several servers. */
async function claim(
  { db, version, migration }: MigrationRun,
  record: MigrationRecord | null,
  holder: string,
): Promise<boolean> {
  const records = migrationRecords(db);
  const claimed = { name: migration.name, holder, beat: 0, startedAt: new Date() };
  if (record) {
    const { beat } = record;
    const before = { _id: version, holder: record.holder, beat, doneAt: { $exists: false } };
    return (await records.updateOne(before, { $set: claimed })).matchedCount === 1;
  }
  try {
    await records.insertOne({ _id: version, ...claimed });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}
