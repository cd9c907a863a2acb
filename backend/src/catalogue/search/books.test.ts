import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
});

const list = async (query = '') => {
  const reply = await app.http().get(`/api/books/${query}`);
  expect(reply.status).toBe(200);
  return (reply.body as BookView[]).map((book) => book.title);
};

async function threeBooks() {
  await aBook({ title: 'Émile', newPrice: 20, createdAt: new Date('2026-01-02') });
  await aBook({ title: 'apple', newPrice: 30, createdAt: new Date('2026-01-03') });
  await aBook({
    title: 'Zebra',
    newPrice: 9.5,
    category: 'horror',
    createdAt: new Date('2026-01-01'),
  });
}

describe('GET /api/books/', () => {
  it('lists the newest first', async () => {
    await threeBooks();
    expect(await list()).toEqual(['apple', 'Émile', 'Zebra']);
  });

  it('works without the trailing slash', async () => {
    await aBook({ title: 'Only' });
    const reply = await app.http().get('/api/books');
    expect(reply.body).toHaveLength(1);
  });

  it('returns every field in wire form and nothing internal', async () => {
    const book = {
      title: 'Whole',
      author: 'Ann Author',
      description: 'Text.',
      category: 'business',
      coverImage: 'book-2.webp',
      coverTint: '#123456',
      newPrice: 12.34,
      oldPrice: 15.5,
      trending: true,
    } as const;
    const id = await aBook({ ...book, createdAt: new Date('2026-01-02T03:04:05Z') });
    const { body } = await app.http().get('/api/books/');
    expect(body).toEqual([{ ...book, _id: id, createdAt: '2026-01-02T03:04:05.000Z', version: 0 }]);
  });

  it.each([
    ['?sort=newest', ['apple', 'Émile', 'Zebra']],
    ['?sort=title', ['apple', 'Émile', 'Zebra']],
    ['?sort=price', ['Zebra', 'Émile', 'apple']],
    ['?sort=-price', ['apple', 'Émile', 'Zebra']],
    ['?category=horror', ['Zebra']],
    ['?category=business', []],
    ['?category=cooking', []],
    ['?category=horror&category=fiction&category=', ['apple', 'Émile', 'Zebra']],
    ['?category=', ['apple', 'Émile', 'Zebra']],
    ['?limit=2', ['apple', 'Émile']],
    ['?limit=2&page=2', ['Zebra']],
    ['?limit=2&page=9', []],
    ['?q=zebar', ['Zebra']],
    ['?q=emile', ['Émile']],
    ['?q=horor', ['Zebra']],
    ['?q=fiction&sort=price', ['Émile', 'apple']],
    ['?q=fiction&category=horror', []],
    ['?q=%20', ['apple', 'Émile', 'Zebra']],
    ['?q=%3F%3F', []],
    ['?q=fiction&limit=1&page=2', ['Émile']],
  ])('filters by %s', async (query, titles) => {
    await threeBooks();
    expect(await list(query)).toEqual(titles);
  });

  it('returns the total and a link to the next page', async () => {
    await threeBooks();
    const reply = await app.http().get('/api/books/?limit=2&sort=price');
    expect(reply.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(reply.headers.link ?? '')?.[1] ?? '';
    const { body } = await app.http().get(next);
    expect(body.map((book: BookView) => book.title)).toEqual(['apple']);
  });

  it.each(['', '&q=a'])('replies 404 for a page after an unknown book%s', async (more) => {
    const reply = await app.http().get(`/api/books/?after=${new Types.ObjectId()}${more}`);
    expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
  });

  it('continues after a book that has left the list', async () => {
    const days = [1, 2, 3].map((day) => new Date(2026, 0, day));
    const [, moved] = await Promise.all(
      days.map((createdAt, at) => aBook({ title: `Book ${at}`, createdAt })),
    );
    await Book.updateOne({ _id: moved }, { $set: { category: 'horror' } });
    expect(await list(`?category=fiction&after=${moved}`)).toEqual(['Book 0']);
  });

  it('has pages as deep as the longest list', async () => {
    await aBook({});
    const { status, body } = await app.http().get('/api/books/?page=100000&limit=100');
    expect({ status, body }).toEqual({ status: 200, body: [] });
  });

  it.each(['sort=newest', 'sort=title', 'sort=price', 'sort=-price', 'category=fiction', 'q=same'])(
    'continues after each book with %s and skips none',
    async (order) => {
      const days = [1, 1, 1, 2, 2, 3, 3];
      for (const [at, day] of days.entries()) {
        await aBook({
          title: `Same ${day}`,
          newPrice: day,
          createdAt: new Date(2026, 0, day + (at % 2)),
        });
      }
      const { body: all } = await app.http().get(`/api/books/?${order}`);
      const ids: string[] = [];
      for (let after = ''; ids.length < 20; after = `&after=${ids.at(-1)}`) {
        const { body } = await app.http().get(`/api/books/?limit=2&${order}${after}`);
        if (body.length === 0) break;
        ids.push(...body.map((book: BookView) => book._id));
      }
      expect(ids).toEqual(all.map((book: BookView) => book._id));
    },
  );

  it.each(['?category=horror', '?q=zebra'])('counts the matches of %s', async (query) => {
    await threeBooks();
    const reply = await app.http().get(`/api/books/${query}`);
    expect(reply.headers['x-total-count']).toBe('1');
  });

  it('returns a hundred books by default', async () => {
    const books = Array.from({ length: 101 }, (_, n) => ({
      title: `Book ${n}`,
      titleKey: `book ${n}`,
      description: 'Text.',
      category: 'fiction',
      coverImage: 'book-1.webp',
      newPriceCents: 100,
      oldPriceCents: 100,
    }));
    await Book.insertMany(books);
    expect(await list()).toHaveLength(100);
  });

  it('returns the books of a cart without those that no longer exist', async () => {
    const kept = await aBook({ title: 'Kept' });
    await aBook({ title: 'Not asked for' });
    const gone = new Types.ObjectId().toString();
    expect(await list(`?ids=${kept.toUpperCase()},${gone}`)).toEqual(['Kept']);
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=ten', 'limit'],
    ['?page=0', 'page'],
    ['?page=1.5', 'page'],
    ['?sort=colour', 'sort'],
    [`?${'author=x&'.repeat(21)}`, 'author'],
    ['?price=7', 'price'],
    ['?price=0-10&price=7', 'price'],
    ['?decade=1995', 'decade'],
    ['?reduced=no', 'reduced'],
    ['?category[$ne]=horror', 'category[$ne]'],
    [`?q=${'x'.repeat(101)}`, 'q'],
    ['?ids=17', 'ids'],
    ['?page=100001', 'page'],
    ['?after=17', 'after'],
    ['?colour=red', 'colour'],
  ])('rejects %s and names the parameter', async (query, path) => {
    const reply = await app.http().get(`/api/books/${query}`);
    expect([reply.status, reply.body.code]).toEqual([400, 'bad-request']);
    expect(reply.body.fields.map((field: { path: string }) => field.path)).toContain(path);
  });

  it('lets browsers cache it if they revalidate', async () => {
    await aBook();
    const first = await app.http().get('/api/books/');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const etag = first.headers.etag ?? '';
    const same = await app.http().get('/api/books/').set('If-None-Match', etag);
    expect(same.status).toBe(304);
    await aBook();
    const changed = await app.http().get('/api/books/').set('If-None-Match', etag);
    expect(changed.status).toBe(200);
  });

  it.each(['br', 'gzip'])('sends a long list compressed with %s', async (encoding) => {
    await aBook({ description: 'long '.repeat(500) });
    const reply = await app.http().get('/api/books/').set('Accept-Encoding', encoding);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.body).toHaveLength(1);
  });

  it('finds a book as soon as it is stored, and no longer once it is deleted', async () => {
    const id = await aBook({ title: 'Quicksilver' });
    expect(await list('?q=quiksilver')).toEqual(['Quicksilver']);
    await aBook({ title: 'Quicksand' });
    expect(await list('?q=quicks')).toEqual(expect.arrayContaining(['Quicksilver', 'Quicksand']));
    await Book.deleteOne({ _id: id });
    expect(await list('?q=quicksilver')).not.toContain('Quicksilver');
  });
});

describe('GET /api/books/:id', () => {
  it('returns one book', async () => {
    const id = await aBook({ title: 'This one' });
    const reply = await app.http().get(`/api/books/${id}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ _id: id, title: 'This one' });
  });

  it('accepts an upper-case id', async () => {
    const id = await aBook();
    const reply = await app.http().get(`/api/books/${id.toUpperCase()}`);
    expect(reply.body._id).toBe(id);
  });

  it.each([new Types.ObjectId().toString(), '17', 'x'.repeat(24), '%00', '[object Object]'])(
    'replies 404 for %s',
    async (id) => {
      const reply = await app.http().get(`/api/books/${id}`);
      expect([reply.status, reply.body.code]).toEqual([404, 'not-found']);
    },
  );

  it('finds a book with an old date that has taken the place of another one', async () => {
    const replaced = await aBook({ title: 'Replaced', createdAt: new Date('2026-01-01') });
    await aBook({ title: 'Kept', createdAt: new Date('2026-01-03') });
    expect(await list()).toEqual(['Kept', 'Replaced']);
    await Book.deleteOne({ _id: replaced });
    await aBook({ title: 'Old', createdAt: new Date('2026-01-02') });
    expect(await list()).toEqual(['Kept', 'Old']);
  });
});
