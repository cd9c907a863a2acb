import { randomUUID } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';
import { isDuplicateKey } from '../../shared/mongo.ts';
import { HEARTBEAT_INTERVAL_MS, isAlive } from '../heartbeat.ts';
import { isDone } from '../shop-meta.ts';
import { type MigrationRecord, migrationRecords } from './data-version.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

/**
 * Runs the migrations that this shop has not had, each on one server. Other servers wait for those that run
 * before the shop opens, and leave those of an open shop to that server. If it is killed, another one
 * starts the migration again. Rejects if one fails; the next call tries it again.
 */
export async function runMigrations(
  when: Migration['when'],
  shouldContinue: () => Promise<boolean> = async () => true,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  const finished = { doneAt: { $exists: true } };
  const done = new Set((await migrationRecords(db).find(finished).toArray()).map(({ _id }) => _id));
  for (const [at, migration] of migrations.entries()) {
    const version = at + 1;
    if (migration.when !== when || done.has(version)) continue;
    const waits = when === 'before opening';
    if (!(await runOne({ db, version, migration, shouldContinue, waits }))) return;
  }
}

type MigrationRun = {
  db: mongo.Db;
  version: number;
  migration: Migration;
  shouldContinue: () => Promise<boolean>;
  waits: boolean;
};

/** Returns whether the migration is done, by this server or another one. */
async function runOne(run: MigrationRun): Promise<boolean> {
  const { db, version, migration, shouldContinue, waits } = run;
  const records = migrationRecords(db);
  const read = () => records.findOne({ _id: version });
  for (;;) {
    const record = await read();
    if (record?.doneAt) return true;
    const holder = randomUUID();
    const isFree = !record || !(await isAlive(record, read));
    if (isFree && (await claim(run, record, holder))) {
      const isFinished = await holding(records, { _id: version, holder }, async () =>
        migration.formerly && (await isDone(migration.formerly))
          ? true
          : migration.run(shouldContinue),
      );
      if (!isFinished) return false;
      await records.updateOne(
        { _id: version },
        { $set: { doneAt: new Date() }, $inc: { beat: 1 } },
      );
      return true;
    }
    if (!waits) return false;
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

/** Runs a task and reports regularly that it is still running. */
async function holding<Result>(
  records: mongo.Collection<MigrationRecord>,
  ours: Pick<MigrationRecord, '_id' | 'holder'>,
  task: () => Promise<Result>,
): Promise<Result> {
  const report = () => void records.updateOne(ours, { $inc: { beat: 1 } }).catch(() => {});
  const timer = setInterval(report, HEARTBEAT_INTERVAL_MS);
  try {
    return await task();
  } finally {
    clearInterval(timer);
  }
}
