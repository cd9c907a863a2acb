import type { mongo } from 'mongoose';
import type { Heartbeat } from '../heartbeat.ts';
import { MIGRATIONS } from './migrations.ts';

/** A migration of this database: in progress until it has `doneAt`. */
export type MigrationRecord = Heartbeat & {
  _id: number;
  name: string;
  startedAt: Date;
  doneAt?: Date;
};

const RECORDS = 'data_migrations';
/** Where prereleases recorded their migrations. */
const PRERELEASE_RECORDS = 'migrations';

export const migrationRecords = (db: mongo.Db): mongo.Collection<MigrationRecord> =>
  db.collection<MigrationRecord>(RECORDS);

export class UnreadableData extends Error {
  constructor(problem: string) {
    super(`${problem} Nothing was changed.`);
    this.name = 'UnreadableData';
  }
}

/** Throws `UnreadableData` if the data is from a prerelease or a newer version. */
export async function refuseUnreadableData(db: mongo.Db): Promise<void> {
  if (await db.collection(PRERELEASE_RECORDS).findOne())
    throw new UnreadableData(
      'This data is from before the first release of the shop, which this version cannot read. Move it away and start with an empty data folder or database; books come along as books.csv.',
    );
  const known = MIGRATIONS.length;
  const newer = await migrationRecords(db).findOne({ _id: { $gt: known } }, { sort: { _id: -1 } });
  if (newer)
    throw new UnreadableData(
      `This data belongs to a newer version of the shop (data version ${newer._id}; this one knows versions up to ${known}). Start the newer version, or restore a backup from before the update.`,
    );
}

/** Returns why this version cannot restore a document of a backup, if so. */
export function whyUnreadable(collection: string, id: unknown): string | undefined {
  if (collection === PRERELEASE_RECORDS) return 'it is from before the first release of the shop';
  if (collection === RECORDS && Number(id) > MIGRATIONS.length)
    return 'it was made by a newer version of the shop';
  return undefined;
}
