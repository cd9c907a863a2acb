import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/start-test-app.ts';
import { aBook } from '../catalogue/books.builder.ts';
import { Book } from '../catalogue/books.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
});

const get = async (path: string) => (await app.http().get(path)).body;

describe('an author', () => {
  it('has a name, the number of books, and series in reading order', async () => {
    const rowling = { author: 'J.K. Rowling' };
    const potter = (number: number) => ({ ...rowling, series: { name: 'Harry Potter', number } });
    const third = await aBook({ ...potter(3), title: 'Azkaban' });
    const first = await aBook({ ...potter(1), title: 'Stone' });
    const beasts = await aBook({ ...rowling, title: 'Beasts', series: { name: 'harry potter' } });
    await aBook({ ...rowling, title: 'The Casual Vacancy' });
    await aBook({ ...rowling, title: 'Secret', hidden: true });
    await aBook({ author: 'Somebody Else', series: { name: 'Harry Potter', number: 2 } });
    expect(await get('/api/authors/j-k-rowling')).toEqual({
      slug: 'j-k-rowling',
      name: 'J.K. Rowling',
      books: 4,
      series: [
        {
          name: expect.stringMatching(/harry potter/i),
          books: [
            { _id: first, title: 'Stone', number: 1 },
            { _id: third, title: 'Azkaban', number: 3 },
            { _id: beasts, title: 'Beasts' },
          ],
        },
      ],
    });
  });

  it.each(['nobody', '%00', 'constructor', 'x'.repeat(500)])('%s is unknown', async (slug) => {
    await aBook({ author: 'Ann Author' });
    expect((await app.http().get(`/api/authors/${slug}`)).status).toBe(404);
  });

  it('is unknown with hidden books alone', async () => {
    await aBook({ author: 'Ann Author', hidden: true });
    expect((await app.http().get('/api/authors/ann-author')).status).toBe(404);
  });
});

describe('suggestions', () => {
  it('are grouped into books, authors and genres, with the number of all books found', async () => {
    for (let number = 1; number <= 7; number += 1) {
      await aBook({ title: `Horrorstör ${number}`, author: 'Grady Horrocks', category: 'horror' });
    }
    const body = await get('/api/suggestions?q=horro');
    expect(body.books).toHaveLength(5);
    expect(body).toMatchObject({
      authors: [{ slug: 'grady-horrocks', name: 'Grady Horrocks', books: 7 }],
      genres: [{ slug: 'horror', name: 'Horror', books: 7 }],
      total: 7,
      match: 'exact',
      near: [],
    });
  });

  it.each(['jk rowling', 'J. K. Row', 'rolwing'])('find an author by %j', async (q) => {
    await aBook({ author: 'J.K. Rowling' });
    await aBook({ author: 'John Kay' });
    const { authors } = await get(`/api/suggestions?q=${encodeURIComponent(q)}`);
    expect(authors).toEqual([{ slug: 'j-k-rowling', name: 'J.K. Rowling', books: 1 }]);
  });

  it('forget an author whose last book is gone or hidden', async () => {
    const id = await aBook({ author: 'Ann Author' });
    await aBook({ author: 'Ann Authoress', hidden: true });
    expect((await get('/api/suggestions?q=author')).authors).toHaveLength(1);
    await Book.deleteOne({ _id: id });
    expect((await get('/api/suggestions?q=author')).authors).toEqual([]);
  });

  it('offer near words of the shop for what finds nothing, none of hidden books', async () => {
    await aBook({ title: 'Persuasion' });
    await aBook({ title: 'Persuadion', hidden: true });
    const body = await get('/api/suggestions?q=prsuasoonn');
    expect(body).toMatchObject({ books: [], authors: [], total: 0, near: ['persuasion'] });
  });

  it.each(['', 'q=', `q=${'x'.repeat(101)}`, 'q=a&q=b'])('are refused for %j', async (query) => {
    expect((await app.http().get(`/api/suggestions?${query}`)).status).toBe(400);
  });
});

describe('a search', () => {
  it.each(['9780140449136', '978-0-14-044913-6', '0140449132', '0-14-044913-2', 'isbn 0140449132'])(
    'finds a book by %s',
    async (q) => {
      await aBook({ title: 'Crime and Punishment', isbn: '9780140449136' });
      await aBook({ title: 'Another', isbn: '9780140449181' });
      const books = await get(`/api/books/?q=${encodeURIComponent(q)}`);
      expect(books.map(({ title }: { title: string }) => title)).toEqual(['Crime and Punishment']);
    },
  );

  it.each([
    ['hobbit', 'exact', 1],
    ['hobb', 'exact', 1],
    ['hobit', 'near', 1],
    ['hobit xyzzy', 'near', 1],
    ['hobbit xyzzy', 'near', 1],
    ['xyzzy', 'exact', 0],
  ])('for %j tells whether books have all words as typed: %s', async (q, match, total) => {
    await aBook({ title: 'The Hobbit' });
    const { headers } = await app.http().get(`/api/books/?q=${encodeURIComponent(q)}`);
    expect([headers['x-match'], headers['x-total-count']]).toEqual([match, String(total)]);
    expect(await get(`/api/suggestions?q=${encodeURIComponent(q)}`)).toMatchObject({
      match,
      total,
    });
  });

  it('finds a book by the name of its series', async () => {
    await aBook({ title: 'The Gunslinger', series: { name: 'The Dark Tower', number: 1 } });
    expect(await get('/api/books/?q=dark%20towr')).toMatchObject([{ title: 'The Gunslinger' }]);
  });
});
