import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../testing/start-test-app.ts';
import { aBook } from './books.builder.ts';
import { Book } from './books.model.ts';

const app = useTestApp();
const search = (q: string) => app.http().get(`/api/books/?q=${q}`);

/** Looks at the catalogue that are under way, and the most at a time so far. */
let looks = { now: 0, most: 0 };

/** Makes the first question of each look take so long, as a busy database does. */
function slowDown(ms: number) {
  const findOne = Book.findOne.bind(Book);
  vi.spyOn(Book, 'findOne').mockImplementation(((filter: object, fields: { _id?: 1 }) => {
    const query = findOne(filter, fields as never);
    if (!fields._id) return query;
    const exec = query.exec.bind(query);
    query.exec = async () => {
      looks.now += 1;
      looks.most = Math.max(looks.most, looks.now);
      await wait(ms);
      looks.now -= 1;
      return exec();
    };
    return query;
  }) as never);
}

beforeEach(async () => {
  looks = { now: 0, most: 0 };
  await aBook({ title: 'Quicksilver' });
  expect((await search('quicksilver')).body).not.toHaveLength(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('while a look at the catalogue takes over a second', () => {
  it('search answers all the same, with one look at a time for all', async () => {
    slowDown(1500);
    // Older than a second, so that the next search looks again.
    await wait(1050);
    for (let round = 0; round < 2; round += 1) {
      const replies = await Promise.all(Array.from({ length: 10 }, () => search('quiksilver')));
      for (const { status, body } of replies) {
        expect(status).toBe(200);
        expect(body[0].title).toBe('Quicksilver');
      }
    }
    expect(looks.most).toBe(1);
  }, 20_000);

  it('a change of this server is found once the look has ended', async () => {
    slowDown(1200);
    await aBook({ title: 'Slowcoach' });
    await expect
      .poll(async () => (await search('slowcoach')).body.length, { timeout: 15_000 })
      .toBe(1);
  }, 20_000);
});
