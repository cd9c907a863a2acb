import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { BooksChange, BooksChangeBatch } from '../../catalogue/bulk-edit/book-changes.model.ts';
import { aSubscriber } from '../../messages/newsletter/newsletter.builder.ts';
import { aShopThatSellsGiftCards } from '../../orders/gift-cards/gift-cards.builder.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { placeToPay } from '../../orders/payments/paying.builder.ts';
import { StripeEventRecord } from '../../orders/stripe/stripe-records.model.ts';
import { aWithdrawal } from '../../orders/withdrawals/withdrawals.builder.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createClockCheck } from '../../platform/jobs/trusted-clock.ts';
import { aMail, storedMail } from '../../platform/mail/mails.builder.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { currentShop } from '../../settings/shop/current-shop.ts';
import { noRecords } from '../../testing/app/no-records.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { jobsOfShop } from '../shop.ts';

const app = useTestApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const db = () => mongoose.connection;

/** What the shop writes for itself, with nothing that anybody could miss. */
const OWN_NOTES =
  /^(jobs|clock|task_problems|due_payments|sales_.*|customer_.*|.*_marks|.*_looks)$/;

/** Everything that a deadline will destroy, each with the words or the state that go. */
async function aShopWithDeadlines(): Promise<void> {
  const at = new Date();
  const notes = [{ _id: new Types.ObjectId(), text: 'Ring twice', at, by: 'anna' }];
  await anOrder({
    uid: 'ada',
    status: 'delivered',
    name: 'Ada',
    createdAt: at,
    changedAt: at,
    notes,
  });
  await aMail({}, { sends: false });
  await aSubscriber({ pending: true });
  await aWithdrawal();
  const change = { _id: 'a', by: { id: 'a', username: 'anna', address: '::1' }, wanted: {} };
  const counts = { done: 0, batches: 0, changed: 0, refused: 0 };
  // Of a server whose clock is right; whoever goes on with a change sets its time anew.
  await BooksChange.create({ ...change, ...counts, at: inDays(1) } as never);
  await BooksChangeBatch.create({ _id: 'a:0', books: [], at: inDays(1) });
  await StripeEventRecord.create({
    _id: 'evt_1',
    type: 'refund.updated',
    at,
    object: { name: 'A' },
  });
  const issued = { amount: 25, recipient: { name: 'Ada', email: 'ada@example.com' } };
  await app
    .http()
    .post('/api/admin/gift-cards')
    .set('Authorization', await asAdmin())
    .send(issued);
  await placeToPay(app, 'transfer');
}

/** Returns all documents, without what belongs to the admin who signs in. */
async function everything(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const { name } of await db().listCollections()) {
    if (OWN_NOTES.test(name)) continue;
    for (const one of await app.stored(name)) found.set(`${name} ${one._id}`, one);
  }
  return found;
}

const log = pino({ level: 'silent' });
async function runAllJobs(at: Date): Promise<void> {
  const backups = { everyMs: undefined, keep: 7, dir: '' };
  const deps = { recordChange: noRecords, publicUrl: 'https://shop.example', backups };
  const jobs: Job[] = jobsOfShop(deps);
  const { signal } = new AbortController();
  for (const { name, run } of jobs)
    if (name !== 'book-changes' && name !== 'backups')
      await run({ now: () => at, log, shop: currentShop(), signal });
}

const changedSince = async (before: Map<string, unknown>) => {
  const after = await everything();
  return [...before]
    .filter(([name, one]) => JSON.stringify(after.get(name)) !== JSON.stringify(one))
    .map(([name]) => name.split(' ')[0])
    .sort();
};

beforeEach(async () => {
  for (const { name } of await db().listCollections()) await db().collection(name).deleteMany({});
  await aShopThatSellsGiftCards();
  await aShopWithDeadlines();
  // What has just been placed is told of, and is no deadline.
  await runAllJobs(inDays(0.01));
});

describe('what deadlines destroy', () => {
  it.each([400, 4000])('stays while a clock is %i days ahead for a minute', async (days) => {
    const before = await everything();
    await runAllJobs(inDays(days));
    expect(await changedSince(before)).toEqual([]);
    await runAllJobs(inDays(0.02));
    expect(await changedSince(before)).toEqual([]);
  });

  it('goes when an admin has confirmed the clock, or it has run on', async () => {
    const before = await everything();
    await runAllJobs(inDays(400));
    await db()
      .collection('clock')
      .updateOne({}, { $unset: { jump: 1 } });
    // The transfer is reminded of first, and cancelled later.
    await runAllJobs(inDays(400));
    await createClockCheck()(inDays(401));
    await runAllJobs(inDays(401));
    expect(new Set(await changedSince(before))).toEqual(
      new Set([
        'book_change_batches',
        'book_changes',
        'gift_cards',
        'mails',
        'newsletter_subscribers',
        'orders',
        'stripe_events',
        'withdrawals',
      ]),
    );
  });

  it('is no mail that only seems too old to be sent', async () => {
    const key = await aMail();
    const send = (at: Date) =>
      sendDueMails({
        send: async () => {},
        sender: { name: 'The shop', contact: [], publicUrl: '' },
        now: () => at,
        onProblem: () => {},
      });
    await send(inDays(400));
    expect(await storedMail(key)).toMatchObject({ state: 'waiting', tries: 0 });
    await send(inDays(0.1));
    expect(await storedMail(key)).toMatchObject({ state: 'sent' });
  });
});

it('drops no due mail about an order that only seems too old to be told', async () => {
  await placeToPay(app, 'transfer');
  const due = () => app.stored('due_order_mails');
  expect(await due()).toHaveLength(1);
  await runAllJobs(inDays(400));
  expect(await due()).toHaveLength(1);
  const mails = (await app.stored('mails')).length;
  await runAllJobs(inDays(0.02));
  expect(await due()).toEqual([]);
  expect(await app.stored('mails')).toHaveLength(mails + 1);
});

describe('an index that deletes documents', () => {
  /** Nobody misses these, whenever they go: leases, counters, digests of what was, marks of what is gone, and codes of a minute. */
  const EXPIRING = [
    'admin_sessions',
    'erased_accounts',
    'google_sign_in_codes',
    'idempotency_keys',
    'known_devices',
    'one_time_links',
    'order_rooms',
    'rate_windows',
    'remembered_devices',
    'sign_in_failures',
    'spent_mail_keys',
    'visits',
  ];

  it('is only on what holds no personal data that could be lost', () => {
    const expiring = Object.values(mongoose.models).filter(({ schema }) =>
      schema.indexes().some(([, { expireAfterSeconds }]) => expireAfterSeconds !== undefined),
    );
    expect(expiring.map(({ collection }) => collection.name).sort()).toEqual(EXPIRING);
  });
});
