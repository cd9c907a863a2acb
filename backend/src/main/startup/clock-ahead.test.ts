import mongoose from 'mongoose';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { queueForOrders } from '../../messages/mails/mail-jobs.builder.ts';
import { anOrderBody } from '../../orders/order/orders.builder.ts';
import { Order } from '../../orders/order/orders.model.ts';
import { takeLease } from '../../platform/jobs/job-records.ts';
import { logProblems } from '../../platform/jobs/report-problems.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { updateBestSellers } from '../../reports/figures/best-sellers-job.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const app = useTestApp();
const DAY_MS = 86_400_000;
const now = () => app.clock.now ?? new Date();
const setAhead = () => {
  app.clock.now = new Date(Date.now() + 400 * DAY_MS);
};
const setRight = () => {
  app.clock.now = undefined;
};

let lines: Record<string, unknown>[];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
const loggedTasks = async () => {
  await logProblems(log);
  expect(lines.every(({ level }) => level === 50)).toBe(true);
  return lines.map(({ task }) => task);
};

beforeEach(async () => {
  lines = [];
  setRight();
  await Promise.all([
    Order.deleteMany({}),
    mongoose.connection.collection('task_problems').deleteMany({}),
  ]);
});

async function buy(name: string): Promise<string> {
  const productIds = [await aBook({ stock: 5 })];
  const order = anOrderBody({ email: emailOf(name), productIds, totalPrice: '10.00' });
  const call = app.http().post('/api/orders/').set('Authorization', asCustomer(name));
  const { status, body } = await call.send(order);
  expect(status).toBe(201);
  return body._id;
}

describe('a clock that was 400 days ahead for half a minute', () => {
  it('stops no mail about later orders', async () => {
    const mailsTo = (name: string) => Mail.countDocuments({ to: emailOf(name) });
    setAhead();
    await buy('early');
    setRight();
    await buy('later');
    await queueForOrders(true, now());
    await queueForOrders(true, now());
    expect([await mailsTo('early'), await mailsTo('later')]).toEqual([1, 1]);
  });

  it('keeps no job from running, whether its server lives or died during a run', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const runOnce = async () => {
      const before = runs;
      const stop = startJobs([{ name: 'backups', everyMs: DAY_MS, run }], {
        log,
        now,
        currentShop,
      });
      await expect.poll(() => runs).toBe(before + 1);
      await stop();
    };
    setAhead();
    await runOnce();
    setRight();
    await runOnce();
    expect(await loggedTasks()).toEqual(['backups']);
    setAhead();
    await takeLease('backups', { owner: 'of-the-dead', now: now() });
    setRight();
    await mongoose.connection.collection('jobs').updateMany({}, { $unset: { lastRunAt: 1 } });
    await runOnce();
    expect(await loggedTasks()).toEqual(['backups', 'backups']);
  });

  it('hides no later order from the figures', async () => {
    setAhead();
    await updateBestSellers(now());
    setRight();
    await updateBestSellers(now());
    await buy('counted');
    const { body } = await app
      .http()
      .get('/api/admin')
      .set('Authorization', await asAdmin());
    expect(body.totalOrders).toBe(1);
  });
});
