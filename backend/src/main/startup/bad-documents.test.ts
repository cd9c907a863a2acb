import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { bookChangesJob } from '../../catalogue/bulk-edit/change-books.ts';
import { countCopies } from '../../catalogue/stock/stock.builder.ts';
import {
  queueForBooks,
  queueForOrders,
  queueGiftCardMails,
} from '../../messages/mails/mail-jobs.builder.ts';
import { anOrder, anOrderDocument } from '../../orders/order/orders.builder.ts';
import { logProblems } from '../../platform/jobs/report-problems.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { makeMailsDue } from '../../platform/mail/mails.builder.ts';
import { Mail } from '../../platform/mail/mails.model.ts';
import { forgetFigures } from '../../reports/figures/figures.builder.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { noRecords } from '../../testing/app/no-records.ts';
import { asAdmin, asCustomer, emailOf } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const app = useTestApp();
const MINUTE_MS = 60_000;
const collection = (name: string) => mongoose.connection.collection(name);
const now = () => new Date();
const later = (ms: number) => new Date(Date.now() + ms);

let admin: string;
let lines: Record<string, unknown>[];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });

beforeEach(async () => {
  admin = await asAdmin();
  lines = [];
});
afterEach(async () => {
  const names = ['orders', 'books', 'task_problems', 'jobs'];
  await Promise.all(names.map((name) => collection(name).deleteMany({})));
  await forgetFigures();
});

const read = async (path: string) => {
  const { status, body, text } = await app.http().get(path).set('Authorization', admin);
  return { status, body, text };
};
const health = async () => (await app.http().get('/api/health')).body;
const logged = async () => {
  await logProblems(log);
  return lines.map(({ level, task, document }) => ({ level, task, document }));
};
/** Stores what no part of the shop would. */
const store = async (name: string, document: object): Promise<string> =>
  (await collection(name).insertOne(document)).insertedId.toString();

describe('an order with parts missing', () => {
  it('keeps no mail about others back, and causes its own once it is repaired', async () => {
    const order = anOrderDocument({ uid: 'repaired', changedAt: later(1) });
    const { lines: parts, ...rest } = { ...order, history: [{ status: 'placed', at: later(1) }] };
    const bad = await store('orders', rest);
    const whole = await anOrder({ uid: 'whole', createdAt: later(1), changedAt: later(1) });
    for (const id of [bad, whole]) await makeMailsDue(id);
    const mailsTo = (name: string) => Mail.countDocuments({ to: emailOf(name) });
    await queueForOrders(true, new Date());
    expect([await mailsTo('whole'), await mailsTo('repaired')]).toEqual([1, 0]);
    expect(await logged()).toEqual([{ level: 50, task: 'order-mails', document: bad }]);
    expect(JSON.stringify(lines)).not.toContain('example.com');

    await collection('orders').updateOne({ _id: order._id }, { $set: { lines: parts } });
    await queueForOrders(true, later(60 * MINUTE_MS));
    expect([await mailsTo('whole'), await mailsTo('repaired')]).toEqual([1, 1]);
    expect((await health()).status).toBe('ok');
  });
});

describe('a due row that cannot be read', () => {
  it('of a mail about an order is set aside, and stops no other', async () => {
    await store('due_order_mails', { _id: 'only-an-id' as never });
    const whole = await anOrder({ uid: 'beside', createdAt: later(1), changedAt: later(1) });
    await makeMailsDue(whole);
    await queueForOrders(true, new Date());
    expect(await Mail.countDocuments({ to: emailOf('beside') })).toBe(1);
    expect(await logged()).toEqual([{ level: 50, task: 'order-mails', document: 'only-an-id' }]);
    await collection('due_order_mails').deleteMany({});
    await queueForOrders(true, later(60 * MINUTE_MS));
    expect((await health()).status).toBe('ok');
  });

  it('of a gift card is set aside, and stops no other', async () => {
    const due = {
      balance: 1000,
      amount: 1000,
      sendOn: '2020-01-01',
      createdAt: new Date(),
      by: 'a',
    };
    const bad = await store('gift_cards', { ...due, recipient: {} });
    await store('gift_cards', { ...due, recipient: { email: 'card@example.com' } });
    await queueGiftCardMails(true, new Date());
    expect(await Mail.countDocuments({ to: 'card@example.com' })).toBe(1);
    expect(await logged()).toEqual([{ level: 50, task: 'gift-card-mails', document: bad }]);
    await collection('gift_cards').deleteMany({});
  });

  it('of hundreds of gift cards stops no other', async () => {
    const due = () => ({
      balance: 1000,
      amount: 1000,
      sendOn: '2020-01-01',
      createdAt: new Date(),
      by: 'a',
    });
    const bad = Array.from({ length: 100 }, () => ({ ...due(), recipient: {} }));
    await collection('gift_cards').insertMany(bad);
    await store('gift_cards', { ...due(), recipient: { email: 'behind@example.com' } });
    for (let run = 0; run < 2; run += 1) await queueGiftCardMails(true, new Date());
    expect(await Mail.countDocuments({ to: 'behind@example.com' })).toBe(1);
    await collection('gift_cards').deleteMany({});
  });

  it('of a change of many books is set aside, and stops no other', async () => {
    const long = { done: 0, batches: 1, changed: 0, refused: 0, at: new Date(0) };
    const bad = 'with-a-batch-of-nothing';
    const by = { id: 'a', username: 'anna', address: '::1' };
    await store('book_changes', { _id: bad as never, ...long, by, wanted: {} });
    await store('book_change_batches', { _id: `${bad}:0` as never, books: [null], at: new Date() });
    await store('book_changes', { _id: 'whole' as never, ...long, by, wanted: {} });
    const job = bookChangesJob(noRecords);
    await job.run({ now, log, shop: currentShop(), signal: new AbortController().signal });
    expect(await collection('book_changes').distinct('_id')).toEqual([bad]);
    expect(await logged()).toEqual([{ level: 50, task: 'book-changes', document: bad }]);
    await collection('book_changes').deleteMany({});
  });
});

describe('a book with parts missing', () => {
  it('keeps no mail about others back', async () => {
    const book = await aBook({ stock: 0 });
    const as = asCustomer('waiting');
    await app.http().put(`/api/account/back-in-stock/${book}`).set('Authorization', as);
    const bad = new Types.ObjectId(await store('books', { stock: 1, updatedAt: later(1) }));
    await store('due_book_mails', { book: bad });
    await countCopies(book, 5);
    await queueForBooks(true, new Date());
    expect(await Mail.countDocuments({ to: emailOf('waiting') })).toBe(1);
  });
});

describe('a record of backups of the wrong types', () => {
  it.each([
    { owner: 1, until: 'tomorrow', lastRunAt: 5, failures: 'many' },
    { until: new Date(0), lastRunAt: 'never', failures: 1, failingSince: 'yes', result: 1 },
    { until: null, lastRunAt: null, failures: null, result: { begunAt: 'never' } },
    {},
  ])('is put right, so that a backup is due: %j', async (record) => {
    await store('jobs', { _id: 'backups' as never, ...record });
    expect((await read('/api/admin')).status).toBe(200);
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const stop = startJobs([{ name: 'backups', everyMs: 3_600_000, run }], {
      log,
      now,
      currentShop,
    });
    await expect.poll(() => runs).toBe(1);
    await stop();
    await logProblems(log);
    const wrong = lines.map(({ level, task }) => ({ level, task }));
    const expected = 'lastRunAt' in record ? [{ level: 50, task: 'backups' }] : [];
    expect(wrong).toEqual(expect.arrayContaining(expected));
  });
});
