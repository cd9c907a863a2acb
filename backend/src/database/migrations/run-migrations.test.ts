import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/start-test-app.ts';
import { DATA_VERSION, NewerData, refuseNewerData } from './data-version.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { runMigrations } from './run-migrations.ts';

useTestApp();
const db = () => mongoose.connection.getClient().db(mongoose.connection.name);
const records = () => db().collection<{ _id: number; doneAt?: Date }>('migrations');

beforeEach(async () => {
  await records().deleteMany({});
  await db().collection('shop_meta').deleteMany({});
});

const aMigration = (run: () => Promise<boolean>, given: Partial<Migration> = {}): Migration => ({
  name: 'a-migration',
  when: 'before opening',
  run,
  ...given,
});
const run = (migrations: Migration[], when: Migration['when'] = 'before opening') =>
  runMigrations(when, async () => true, migrations);

describe('migrations', () => {
  it('have the numbers up to the version of the data', () => {
    expect(MIGRATIONS).toHaveLength(DATA_VERSION);
  });

  it('run once each and in order, however many servers start, and all wait for them', async () => {
    const ran: string[] = [];
    const first = aMigration(async () => {
      ran.push('first begins');
      await new Promise((resolve) => setTimeout(resolve, 4000));
      ran.push('first ends');
      return true;
    });
    const second = aMigration(async () => ran.push('second') > 0);
    await Promise.all([run([first, second]), run([first, second]), run([first, second])]);
    await run([first, second]);
    expect(ran).toEqual(['first begins', 'first ends', 'second']);
    expect(await records().countDocuments({ doneAt: { $exists: true } })).toBe(2);
  });

  it('are begun again after a server was killed, and after a failure', async () => {
    await records().insertOne({ _id: 1, holder: 'a killed server', beat: 7 } as never);
    let tries = 0;
    const failing = aMigration(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no space');
      return true;
    });
    await expect(run([failing])).rejects.toThrow('no space');
    await run([failing]);
    expect(tries).toBe(2);
  }, 20_000);

  it('of the open shop are left to the server that runs them, and finished later if it stops', async () => {
    const ran: string[] = [];
    const slow = aMigration(
      async () => {
        ran.push('begun');
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return ran.length > 1;
      },
      { when: 'while open' },
    );
    await Promise.all([run([slow], 'while open'), run([slow], 'while open')]);
    expect(ran).toHaveLength(1);
    await run([slow], 'while open');
    expect(ran).toHaveLength(2);
    expect(await records().countDocuments({ doneAt: { $exists: true } })).toBe(1);
  }, 20_000);

  it('that an earlier version has recorded elsewhere are not run again', async () => {
    await db()
      .collection('shop_meta')
      .insertOne({ _id: 'orders-numbered', at: new Date() } as never);
    await run([
      aMigration(() => Promise.reject(new Error('ran')), { formerly: 'orders-numbered' }),
    ]);
    expect(await records().countDocuments({ doneAt: { $exists: true } })).toBe(1);
  });

  it('of a newer version keep this one from opening the data', async () => {
    await refuseNewerData(db());
    await records().insertOne({ _id: DATA_VERSION + 1 });
    await expect(refuseNewerData(db())).rejects.toThrow(NewerData);
    await expect(refuseNewerData(db())).rejects.toThrow(/belongs to a newer version of the shop/);
  });
});
