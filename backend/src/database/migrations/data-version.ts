import type { mongo } from 'mongoose';
import type { Heartbeat } from '../heartbeat.ts';

/** The number of the last migration that this version knows; every migration adds one. */
export const DATA_VERSION = 6;

/** A migration of this database: begun when it is there, done when it has `doneAt`. */
export type MigrationRecord = Heartbeat & {
  _id: number;
  name: string;
  startedAt: Date;
  doneAt?: Date;
};

export const migrationRecords = (db: mongo.Db): mongo.Collection<MigrationRecord> =>
  db.collection<MigrationRecord>('migrations');

/** Thrown when a database is opened, or a backup restored, that a newer version has changed. */
export class NewerData extends Error {
  constructor(version: number) {
    super(
      `This data belongs to a newer version of the shop (data version ${version}; this one knows versions up to ${DATA_VERSION}). Start the newer version, or restore a backup from before the update. Nothing was changed.`,
    );
    this.name = 'NewerData';
  }
}

/** Throws `NewerData` if a migration that this version does not know has begun. */
export async function refuseNewerData(db: mongo.Db): Promise<void> {
  const newer = await migrationRecords(db)
    .find({ _id: { $gt: DATA_VERSION } })
    .sort({ _id: -1 })
    .limit(1)
    .toArray();
  if (newer[0]) throw new NewerData(newer[0]._id);
}
