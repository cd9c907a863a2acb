import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
const search = (q: string) => app.http().get(`/api/books/?q=${q}`);

/** Refreshes of the index that are running, and the most at a time so far. */
let refreshes = { now: 0, most: 0 };

/** Delays the first query of each refresh, as a busy database does. */
function slowDown(ms: number) {
  const findOne = Book.findOne.bind(Book);
  vi.spyOn(Book, 'findOne').mockImplementation(((filter: object, fields: { _id?: 1 }) => {
    const query = findOne(filter, fields as never);
    if (!fields._id) return query;
    const exec = query.exec.bind(query);
    query.exec = async () => {
      refreshes.now += 1;
      refreshes.most = Math.max(refreshes.most, refreshes.now);
      await wait(ms);
      refreshes.now -= 1;
      return exec();
    };
    return query;
  }) as never);
}

beforeEach(async () => {
  refreshes = { now: 0, most: 0 };
  await aBook({ title: 'Quicksilver' });
  expect((await search('quicksilver')).body).not.toHaveLength(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('while a refresh of the index takes over a second', () => {
  it('search still replies, with one refresh at a time for everyone', async () => {
    slowDown(1500);
    // A search refreshes the index if that is older than a second.
    await expect.poll(async () => (await search('quiksilver')) && refreshes.most).toBe(1);
    for (let round = 0; round < 2; round += 1) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => search('quiksilver')));
      for (const { status, body } of replies) {
        expect(status).toBe(200);
        expect(body[0].title).toBe('Quicksilver');
      }
    }
    expect(refreshes.most).toBe(1);
  });

  it('an admin waits for it, and gets the right number of books', async () => {
    const admin = await asAdmin();
    const list = () => app.http().get('/api/admin/books?limit=1').set('Authorization', admin);
    const before = Number((await list()).headers['x-total-count']);
    slowDown(1200);
    await aBook({ title: 'Newcomer' });
    expect((await list()).headers['x-total-count']).toBe(String(before + 1));
  });

  it('a change by this server is found after the refresh', async () => {
    slowDown(1200);
    await aBook({ title: 'Slowcoach' });
    await expect.poll(async () => (await search('slowcoach')).body.length).toBe(1);
  });
});
