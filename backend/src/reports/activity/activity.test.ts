import { Writable } from 'node:stream';
import type {
  ActivityEntry,
  ActivityPage,
} from '@book-store/contract/reports/activity/activity.schemas';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { anOrder } from '../../orders/order/orders.builder.ts';
import { Activity } from '../../platform/audit/activity.model.ts';
import { appendEntry } from '../../platform/audit/record-change.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const app = useTestApp({ log: pino({ level: 'info' }, sink), trustProxy: true });

let admin: string;
let username: string;
let count = 0;
beforeEach(async () => {
  username = `Anna ${++count}`;
  admin = await asAdmin(username);
  await Activity.collection.deleteMany({});
  lines.length = 0;
});

const activity = async (query = ''): Promise<ActivityPage> => {
  const reply = await app.http().get(`/api/admin/activity${query}`).set('Authorization', admin);
  expect(reply.status).toBe(200);
  return reply.body;
};
const newest = async (): Promise<ActivityEntry | undefined> => (await activity()).entries[0];
const send = (method: 'post' | 'put' | 'patch' | 'delete', path: string, body: object = {}) =>
  app
    .http()
    [method](path)
    .set('Authorization', admin)
    .set('X-Forwarded-For', '203.0.113.77')
    .send(body);

const book = {
  title: 'Dracula',
  author: 'Bram Stoker',
  description: 'A count moves house.',
  category: 'horror',
  coverImage: 'book-1.webp',
  newPrice: 12,
  oldPrice: 15,
  trending: false,
};

describe('the activity log', () => {
  it('records who changed which fields of a book, from what to what, when, and from where', async () => {
    const id = await aBook({ ...book, category: 'horror' });
    const before = Date.now();
    const edited = { ...book, newPrice: 10, author: '', trending: true };
    const reply = await send('put', `/api/books/edit/${id}`, edited);
    expect(reply.body).toMatchObject({ newPrice: 10, trending: true });
    expect(reply.body.author).toBeUndefined();
    const entry = await newest();
    expect(entry).toMatchObject({
      action: 'book-edited',
      by: { kind: 'admin', name: username },
      network: '203.0.113.0/24',
      subject: { id, name: 'Dracula' },
      fields: [
        { field: 'author', from: 'Bram Stoker' },
        { field: 'newPrice', from: 12, to: 10 },
        { field: 'trending', from: false, to: true },
      ],
    });
    expect(Date.parse(entry?.at ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('keeps all fields of a deleted book', async () => {
    const id = await aBook({ ...book, category: 'horror' });
    await send('delete', `/api/books/${id}`);
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'book-deleted', subject: { id, name: 'Dracula' } });
    const was = Object.fromEntries((entry?.fields ?? []).map(({ field, from }) => [field, from]));
    expect(was).toEqual(book);
  });

  it('has no entry for changes without effect or for rejected ones', async () => {
    const id = await aBook({ ...book, category: 'horror' });
    await send('put', `/api/books/edit/${id}`, book);
    await send('put', `/api/books/edit/${id}`, { ...book, newPrice: -1 });
    await send('delete', `/api/books/${'f'.repeat(24)}`);
    const order = await anOrder({ status: 'packed' });
    await send('patch', `/api/admin/orders/${order}/status`, { from: 'placed', to: 'confirmed' });
    expect((await activity()).entries).toEqual([]);
  });

  it('records only the id and statuses of an order, nothing of the customer', async () => {
    const id = await anOrder({ uid: 'zebulon', name: 'Zebulon Marrow' });
    await send('patch', `/api/admin/orders/${id}/status`, { from: 'placed', to: 'confirmed' });
    expect(await newest()).toMatchObject({
      action: 'order-moved',
      by: { name: username },
      subject: { id },
      fields: [{ field: 'status', from: 'placed', to: 'confirmed' }],
    });
    const stored = await Activity.collection.findOne({});
    expect(JSON.stringify(stored)).not.toMatch(/zebulon|marrow|springfield|5550100/i);
  });

  it('returns pages, newest first, and misses no entry that is added meanwhile', async () => {
    const at = new Date('2026-05-01T12:00:00Z');
    const entry = (name: string) => ({
      action: 'book-created' as const,
      by: { kind: 'command' as const, name: 'root' },
      subject: { name },
      fields: [],
    });
    for (const name of ['one', 'two', 'three', 'four', 'five']) await appendEntry(entry(name), at);
    const first = await activity('?limit=2');
    await appendEntry(entry('six'), new Date());
    const second = await activity(`?limit=2&before=${first.next}`);
    const third = await activity(`?limit=2&before=${second.next}`);
    const names = [first, second, third].map(({ entries }) =>
      entries.map(({ subject }) => subject.name),
    );
    expect(names).toEqual([['five', 'four'], ['three', 'two'], ['one']]);
    expect(third.next).toBeUndefined();
  });

  it.each([
    ['before=x', 400, 'bad-request'],
    [`before=${'f'.repeat(24)}`, 404, 'not-found'],
    ['limit=101', 400, 'bad-request'],
    ['page=2', 400, 'bad-request'],
  ])('rejects ?%s', async (query, status, code) => {
    const path = `/api/admin/activity?${query}`;
    const reply = await app.http().get(path).set('Authorization', admin);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });

  it('lets no code change or delete an entry', async () => {
    await send('post', '/api/books/create-book', book);
    const entry = await Activity.findOne({});
    const attempts = [
      () => Activity.updateOne({}, { $set: { action: 'book-deleted' } }),
      () => Activity.updateMany({}, { $set: { action: 'book-deleted' } }),
      () => Activity.findOneAndUpdate({}, { $set: { action: 'book-deleted' } }),
      () => Activity.replaceOne({}, {}),
      () => Activity.deleteOne({}),
      () => Activity.deleteMany({}),
      () => Activity.findByIdAndDelete(entry?._id),
      () => Activity.bulkWrite([{ deleteOne: { filter: {} } }]),
      () => entry?.set({ network: 'another' }).save(),
      () => entry?.deleteOne(),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('append-only');
    expect(await newest()).toMatchObject({ action: 'book-created', by: { name: username } });
  });

  it("does not undo what has no transaction if it cannot be stored; the server's log has the entry instead", async () => {
    const upload = async (width: number) =>
      app
        .http()
        .post('/api/admin/covers')
        .set({ Authorization: admin, 'Content-Type': 'image/png' })
        .send(await aPicture({ width }));
    const index = 'for_this_test';
    await Activity.collection.createIndex({ action: 1 }, { unique: true, name: index });
    await upload(500);
    const reply = await upload(600);
    await Activity.collection.dropIndex(index);
    expect(reply.status).toBe(201);
    const error = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect(error).toMatchObject({
      msg: 'an admin change was not recorded',
      entry: { by: { name: username }, subject: { id: reply.body.fileName } },
    });
  });
});
