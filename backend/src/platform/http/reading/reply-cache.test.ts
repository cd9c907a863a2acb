import { setTimeout as wait } from 'node:timers/promises';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from '../../../catalogue/books/books.builder.ts';
import { Book } from '../../../catalogue/books/books.model.ts';
import { INDEXED } from '../../../catalogue/search-index/to-indexed.ts';
import { asAdmin } from '../../../testing/app/sign-in.ts';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { API_TABLE, nameOf } from '../../../testing/checks/api-table.ts';
import { countVisibleChange } from '../../documents/visible-changes.ts';
import { type CachedReply, cachedReply } from './cached-reply.ts';
import { createReplyCache } from './reply-cache.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const LIST = '/api/books/';
const pathOf = (id: string) => `/api/books/${id}`;
const get = (path: string) => app.http().get(path);
const titles = async (path = LIST) =>
  ((await get(path)).body as BookView[]).map(({ title }) => title);
/** Changes the database as another server does: not through this process's models. */
const elsewhere = () => Book.collection;
const rename = (id: string, title: string) =>
  elsewhere().updateOne({ _id: new Types.ObjectId(id) }, { $set: { title } });

/** Counts how often books are read from the database by their ids; each time takes `ms`. */
function countReadings(ms = 0) {
  const find = Book.find.bind(Book);
  const readings = { count: 0 };
  vi.spyOn(Book, 'find').mockImplementation(((...given: Parameters<typeof Book.find>) => {
    const query = find(...given);
    // The index reads what has changed.
    if (!('_id' in (given[0] ?? {})) || given[1] === INDEXED) return query;
    readings.count += 1;
    const exec = query.exec.bind(query);
    query.exec = async () => {
      await wait(ms);
      return exec();
    };
    return query;
  }) as never);
  return readings;
}

/** A busy machine may take longer for a few calls than an answer is kept. */
const stopClock = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now());

describe("a visitor's answer", () => {
  it.each([
    ['a list', () => LIST],
    ['a search', () => `${LIST}?q=title`],
    ['a book', pathOf],
  ])('to %s shows a change by this server at once', async (_what, address) => {
    const id = await aBook({ title: 'Old title' });
    const path = address(id);
    expect((await get(path)).text).toContain('Old title');
    await Book.findByIdAndUpdate(id, { $set: { title: 'New title' } });
    expect((await get(path)).text).toContain('New title');
    await Book.updateOne({ _id: id }, { $set: { title: 'Last title' } });
    expect((await get(path)).text).toContain('Last title');
    await Book.findByIdAndDelete(id);
    expect((await get(path)).text).not.toContain('Last title');
  });

  it.each([
    ['a list', () => LIST],
    ['a search', () => `${LIST}?q=common`],
    ['a book', pathOf],
  ])('to %s shows a change by another server within a second', async (_what, address) => {
    const id = await aBook({ title: 'Common old' });
    const path = address(id);
    await get(path);
    await rename(id, 'Common new');
    await wait(1000);
    expect((await get(path)).text).toContain('Common new');
  });

  it('counts the books that another server has added within a second', async () => {
    await aBook();
    const total = async () => (await get(LIST)).headers['x-total-count'];
    expect(await total()).toBe('1');
    const other = await Book.collection.findOne({});
    await elsewhere().insertOne({ ...other, _id: new Types.ObjectId() });
    await wait(1000);
    expect(await total()).toBe('2');
  });

  it('is read once for concurrent calls, however slow the database is', async () => {
    await aBook({ title: 'Shared' });
    const readings = countReadings(150);
    stopClock();
    const replies = await Promise.all(Array.from({ length: 20 }, () => titles()));
    expect(new Set(replies.flat())).toEqual(new Set(['Shared']));
    expect(readings.count).toBe(1);
  });

  it('is not cached if a change happens while it is read', async () => {
    const id = await aBook({ title: 'Before' });
    const readings = countReadings(100);
    const asked = titles();
    await expect.poll(() => readings.count).toBe(1);
    await Book.updateOne({ _id: id }, { $set: { title: 'After' } });
    expect(await titles()).toEqual(['After']);
    await asked;
    expect(await titles()).toEqual(['After']);
  });

  it('is the same however the call is spelled', async () => {
    const id = await aBook({ category: 'fiction' });
    const readings = countReadings();
    stopClock();
    const lists = ['?limit=20&category=fiction', '?category=fiction&limit=20&page=1&q='];
    for (const query of lists) await get(LIST + query);
    await get(`/API/books?limit=020&category=fiction`);
    expect(readings.count).toBe(1);
    await get(pathOf(id));
    await get(`${pathOf(id.toUpperCase())}/?from=home`);
    expect(readings.count).toBe(2);
  });

  it('has an ETag by which browsers revalidate', async () => {
    const id = await aBook();
    for (const path of [LIST, pathOf(id)]) {
      const { headers } = await get(path);
      const again = await get(path).set('If-None-Match', headers.etag ?? '');
      expect([again.status, again.text]).toEqual([304, '']);
      const reload = get(path).set('If-None-Match', headers.etag ?? '');
      expect((await reload.set('Cache-Control', 'no-cache')).status).toBe(200);
    }
  });

  it('has the same headers for HEAD, without a body', async () => {
    await aBook({ description: 'long '.repeat(500) });
    const { headers } = await get(LIST).set('Accept-Encoding', 'identity');
    const head = await app.http().head(LIST).set('Accept-Encoding', 'identity');
    expect(head.text).toBeUndefined();
    const same = ['etag', 'content-length', 'content-type', 'cache-control', 'x-total-count'];
    for (const name of same) expect(head.headers[name]).toBe(headers[name]);
  });

  it.each(['identity', 'gzip', 'br'])('is sent as %s, again and again', async (encoding) => {
    await aBook({ title: 'Whole', description: 'long '.repeat(500) });
    for (let time = 0; time < 3; time += 1) {
      const reply = await get(LIST).set('Accept-Encoding', encoding);
      expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(reply.headers.vary).toContain('Accept-Encoding');
      expect(reply.body[0].title).toBe('Whole');
    }
  });
});

describe('a call with a token', () => {
  it('bypasses the cache, and adds nothing to it', async () => {
    const id = await aBook({ title: 'First word' });
    const admin = await asAdmin();
    for (const path of [LIST, `${LIST}?q=word`, pathOf(id)]) {
      await get(path);
      await rename(id, 'Second word');
      expect((await get(path).set('Authorization', admin)).text).toContain('Second word');
      await rename(id, 'First word');
    }
    const readings = countReadings();
    await get(`${LIST}?limit=9`).set('Authorization', admin);
    await get(`${LIST}?limit=9`);
    expect(readings.count).toBe(2);
  });

  it('finds and counts what another server has just added', async () => {
    await aBook({ title: 'Earlier word' });
    await get(`${LIST}?q=word`);
    const other = await Book.collection.findOne({});
    await elsewhere().insertOne({ ...other, _id: new Types.ObjectId(), updatedAt: new Date() });
    const admin = await asAdmin();
    for (const path of [LIST, `${LIST}?q=word`]) {
      const reply = await get(path).set('Authorization', admin);
      expect([reply.body.length, reply.headers['x-total-count']]).toEqual([2, '2']);
    }
  });
});

describe('the cache of answers', () => {
  it('is only for public GET routes without headers or body', () => {
    const kept = API_TABLE.filter((route) => route.cached);
    expect(kept.map(nameOf)).toEqual(
      expect.arrayContaining(['GET /api/books/', 'GET /api/books/:id']),
    );
    for (const { method, access, headers, body, before } of kept) {
      expect({ method, access, headers, body, before }).toEqual({
        method: 'get',
        access: 'anyone',
      });
    }
  });

  it('never includes errors', async () => {
    const id = new Types.ObjectId().toString();
    const readings = countReadings();
    for (let time = 1; time <= 3; time += 1) {
      expect((await get(pathOf(id))).status).toBe(404);
      expect(readings.count).toBe(time);
    }
  });

  const free = async () => {};
  const answerOf = async (text: string): Promise<CachedReply> => cachedReply(200, {}, text);

  it('occupies at most 64 MB, even with the longest names', async () => {
    const store = createReplyCache();
    const text = 'x'.repeat(100_000);
    const names = Array.from({ length: 450 }, (_, at) => `${at} ${'n'.repeat(5000)}`);
    for (const name of names) {
      await store.find(name, { pay: free, read: () => answerOf(text) });
    }
    const kept = names.filter((name) => store.get(name));
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.length * (3 * text.length + 10_000)).toBeLessThanOrEqual(64 * 1024 * 1024);
    expect(kept).toEqual(names.slice(-kept.length));
  });

  it('makes no call wait for a network without budget, or share its error', async () => {
    const store = createReplyCache();
    const read = vi.fn(() => answerOf('"read"'));
    const refused = store.find('a', {
      pay: async () => {
        throw new Error('too many');
      },
      read,
    });
    const paid = store.find('a', { pay: free, read });
    await expect(refused).rejects.toThrow('too many');
    expect((await paid).status).toBe(200);
    const late = store.find('a', { pay: () => wait(60_000), read });
    expect(await late).toBe(await paid);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('offers an answer from the start of its read, until it is old or something has changed', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const store = createReplyCache();
    expect(store.newest('a')).toBeUndefined();
    const found = await store.find('a', { pay: free, read: () => answerOf('"a"') });
    expect(await store.newest('a')).toBe(found);
    now.mockReturnValue(1499);
    expect(await store.newest('a')).toBe(found);
    now.mockReturnValue(1500);
    expect(store.newest('a')).toBeUndefined();
    now.mockReturnValue(1000);
    countVisibleChange();
    expect(store.newest('a')).toBeUndefined();
  });

  it('does not reuse a failed read', async () => {
    const store = createReplyCache();
    const failing = store.find('a', { pay: free, read: () => Promise.reject(new Error('down')) });
    await expect(failing).rejects.toThrow('down');
    const next = await store.find('a', { pay: free, read: () => answerOf('"up"') });
    expect(next.status).toBe(200);
  });
});
