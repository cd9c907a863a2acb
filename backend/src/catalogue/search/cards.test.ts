import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import type { FacetsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const cards = async (query = '', as = '') =>
  app.http().get(`/api/books/cards${query}`).set('Authorization', as);
const pricesOf = async () =>
  (await cards('?sort=title')).body.map(({ newPrice }: { newPrice: number }) => newPrice);
/** Changes a book as another server does: not through this process's models. */
const changeElsewhere = (id: string, newPriceCents: number, updatedAt: Date) =>
  Book.collection.updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { newPriceCents, updatedAt } },
  );

describe('GET /api/books/cards', () => {
  it('carries what cards show of a book, and nothing else', async () => {
    const _id = await aBook({
      title: 'Emma',
      author: 'Jane Austen',
      category: 'fiction',
      coverImage: 'book-2.webp',
      coverTint: '#334455',
      newPrice: 8.5,
      oldPrice: 10,
      trending: true,
      stock: 2,
      orderable: true,
      series: { name: 'Highbury', number: 1 },
      isbn: '9780141439587',
      publisher: 'John Murray',
      publishedYear: 1815,
      pages: 474,
      language: 'en',
      format: 'hardcover',
      tags: ['classic'],
    });
    expect((await cards()).body).toEqual([
      {
        _id,
        title: 'Emma',
        author: 'Jane Austen',
        category: 'fiction',
        coverImage: 'book-2.webp',
        coverTint: '#334455',
        newPrice: 8.5,
        oldPrice: 10,
        trending: true,
        stock: 2,
        orderable: true,
        series: { name: 'Highbury', number: 1 },
      },
    ]);
  });

  it('has the drawn cover that the book has', async () => {
    const id = await aBook({ coverImage: '' });
    const { drawnCover, coverTint } = (await app.http().get(`/api/books/${id}`)).body;
    expect((await cards()).body).toMatchObject([{ drawnCover, coverTint }]);
  });

  it('begins each description for those who ask, cut after 80 characters', async () => {
    await aBook({ title: 'Long', description: `${'é'.repeat(80)}e` });
    await aBook({ title: 'Short', description: 'é'.repeat(80) });
    const { body } = await cards('?teasers=true&sort=title');
    expect(body).toMatchObject([{ teaser: `${'é'.repeat(80)}...` }, { teaser: 'é'.repeat(80) }]);
    expect((await cards('?teasers=1')).status).toBe(400);
  });

  it('finds, sorts, counts and pages as the list of books does', async () => {
    for (const title of ['Emma', 'Emma and I', 'Dune', 'Emma again']) await aBook({ title });
    for (const query of ['?q=emma&limit=2&page=2', '?sort=title&limit=3', '?q=emna']) {
      const [books, same] = [await app.http().get(`/api/books/${query}`), await cards(query)];
      const ids = (reply: typeof books) => reply.body.map(({ _id }: { _id: string }) => _id);
      expect(ids(same)).toEqual(ids(books));
      for (const name of ['x-total-count', 'x-match'])
        expect(same.headers[name]).toBe(books.headers[name]);
      expect(same.headers.link).toBe(books.headers.link?.replaceAll('/books/', '/books/cards'));
    }
  });

  it('has another ETag when only the number of all books has changed', async () => {
    await aBook({ title: 'A' });
    const etag = async () => (await cards('?sort=title&limit=1')).headers.etag;
    const before = await etag();
    expect(await etag()).toBe(before);
    await aBook({ title: 'B' });
    expect(await etag()).not.toBe(before);
  });

  it('reads no book again that the search knows', async () => {
    // On a busy machine half a second would pass, and the index would look for changes.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await aBook({ title: 'Emma' });
    await cards();
    const find = vi.spyOn(Book, 'find');
    expect((await cards('?q=emma')).body).toHaveLength(1);
    expect((await app.http().get('/api/suggestions?q=emma')).body.books).toHaveLength(1);
    expect(find).not.toHaveBeenCalled();
  });

  it('shows a change by this server at once, to admins those by others, too', async () => {
    const id = await aBook({ newPrice: 10 });
    expect(await pricesOf()).toEqual([10]);
    await Book.updateOne({ _id: id }, { newPriceCents: 1100 });
    expect(await pricesOf()).toEqual([11]);
    await changeElsewhere(id, 1200, new Date());
    expect((await cards('', await asAdmin())).body).toMatchObject([{ newPrice: 12 }]);
  });

  it('shows what another server has stored with a timestamp before that of a known change', async () => {
    const [one, other] = [await aBook({ title: 'A' }), await aBook({ title: 'B' })];
    const at = Date.now();
    await changeElsewhere(one, 1100, new Date(at));
    await expect.poll(pricesOf).toEqual([11, 10]);
    await changeElsewhere(other, 1200, new Date(at - 1));
    await expect.poll(pricesOf).toEqual([11, 12]);
  });
});

describe('cards of works, with their editions together', () => {
  const emma = { title: 'Emma', author: 'Jane Austen' };
  const find = async (query: string) => {
    const { body, headers } = await cards(`?q=emma&editions=together${query}`);
    const facets = await app.http().get(`/api/books/facets?q=emma&editions=together${query}`);
    expect(facets.body.total).toBe(Number(headers['x-total-count']));
    return { books: body as BookCardView[], facets: facets.body as FacetsView };
  };

  it('have one card for a work, which says how many editions it has', async () => {
    const [paper] = [await aBook({ ...emma, format: 'paperback', popularity: 9 })];
    await aBook({ ...emma, format: 'hardcover' });
    await aBook({ ...emma, author: 'Jane Austen, Ann Editor', format: 'hardcover' });
    await aBook({ ...emma, hidden: true });
    await aBook({ title: 'Emma and I', author: 'Sheila Hocken', format: 'paperback' });
    const { books, facets } = await find('');
    expect(books.map(({ title, editions }) => [title, editions])).toEqual([
      ['Emma', 3],
      ['Emma and I', undefined],
    ]);
    expect(books[0]?._id).toBe(paper);
    expect(facets.format.map(({ value, count }) => [value, count])).toEqual([
      ['hardcover', 1],
      ['paperback', 2],
    ]);
  });

  it('have the edition that filters ask for', async () => {
    await aBook({ ...emma, language: 'en', popularity: 9 });
    const german = await aBook({ ...emma, language: 'de' });
    const { books } = await find('&language=de');
    expect(books).toMatchObject([{ _id: german, editions: 2 }]);
  });

  it('page through works, and miss none', async () => {
    for (let number = 1; number <= 70; number += 1) {
      const given = { title: `Emma ${number}`, author: 'Jane Austen' };
      await Promise.all([aBook(given), aBook(given), aBook(given)]);
    }
    const titles: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { body, headers } = await cards(`?q=emma&editions=together&limit=20&page=${page}`);
      expect(headers['x-total-count']).toBe('70');
      titles.push(...body.map(({ title }: BookCardView) => title));
    }
    expect(new Set(titles).size).toBe(70);
    expect(titles).toHaveLength(70);
  });

  it('are apart for whoever does not ask for works', async () => {
    await Promise.all([aBook(emma), aBook(emma)]);
    expect((await cards('?q=emma')).body).toHaveLength(2);
  });
});
