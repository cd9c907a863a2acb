import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { refuseUnreadableData, UnreadableData } from './data-version.ts';
import type { Migration } from './migrations.ts';
import { runMigrations } from './run-migrations.ts';

useTestApp();
const db = () => mongoose.connection.getClient().db(mongoose.connection.name);
const records = () =>
  db().collection<{ _id: number; beat?: number; doneAt?: Date }>('data_migrations');
/** After more reports than the others wait for, none of them can take the migration's server for dead. */
const REPORTS = 7;

beforeEach(async () => {
  await records().deleteMany({});
});

const aMigration = (run: Migration['run']): Migration => ({ name: 'a-migration', run });

describe('migrations', () => {
  it('run once each and in order, however many servers start, and all wait for them', async () => {
    const ran: string[] = [];
    const first = aMigration(async () => {
      ran.push('first begins');
      const reports = async () => (await records().findOne({ _id: 1 }))?.beat;
      await expect.poll(reports).toBe(REPORTS);
      ran.push('first ends');
    });
    const second = aMigration(async () => void ran.push('second'));
    const start = () => runMigrations([first, second]);
    await Promise.all([start(), start(), start()]);
    await start();
    expect(ran).toEqual(['first begins', 'first ends', 'second']);
    expect(await records().countDocuments({ doneAt: { $exists: true } })).toBe(2);
  });

  it('are begun again after a server was killed, and after a failure', async () => {
    await records().insertOne({ _id: 1, holder: 'a killed server', beat: 7 } as never);
    let tries = 0;
    const failing = aMigration(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no space');
    });
    await expect(runMigrations([failing])).rejects.toThrow('no space');
    await runMigrations([failing]);
    expect(tries).toBe(2);
  });

  it('of a newer version keep this one from opening the data', async () => {
    await refuseUnreadableData(db());
    await records().insertOne({ _id: 999 });
    await expect(refuseUnreadableData(db())).rejects.toThrow(UnreadableData);
    await expect(refuseUnreadableData(db())).rejects.toThrow(
      /belongs to a newer version of the shop/,
    );
  });

  it('of builds before the first release are refused with a sentence', async () => {
    const earlier = db().collection<{ _id: number }>('migrations');
    await earlier.insertOne({ _id: 1 });
    await expect(refuseUnreadableData(db())).rejects.toThrow(
      /^This data is from before the first release of the shop.*Nothing was changed\.$/,
    );
    await earlier.drop();
  });
});
