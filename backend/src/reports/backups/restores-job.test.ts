import mongoose, { type mongo } from 'mongoose';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { claimRestore } from '../../platform/database/restore-mark.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { restoresJob } from './restores-job.ts';

useTestApp();

it('settles a restore into the open shop whose process has died', async () => {
  const db = mongoose.connection.db as mongo.Db;
  const ofTheDead = await claimRestore(db);
  ofTheDead.abandon();
  const stop = startJobs([restoresJob], {
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    currentShop,
  });
  const marks = () => db.collection('restoring').countDocuments();
  await expect.poll(marks).toBe(0);
  await stop();
});
