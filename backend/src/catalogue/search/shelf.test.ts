import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { FacetsView, FacetValue } from '@book-store/contract/catalogue/search/shelf.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { setSales } from './book-search.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
});

/** Returns the titles on a shelf; the total must say how many there are. */
async function shelf(query: string): Promise<string[]> {
  const reply = await app.http().get(`/api/books/?${query}`);
  expect([reply.status, reply.headers['x-total-count']]).toEqual([200, `${reply.body.length}`]);
  return (reply.body as BookView[]).map(({ title }) => title);
}

async function facets(query = ''): Promise<FacetsView> {
  const reply = await app.http().get(`/api/books/facets?${query}`);
  expect(reply.status).toBe(200);
  return reply.body;
}

const counted = (values: readonly FacetValue[]) => values.map(({ value, count }) => [value, count]);
const day = (date: number) => new Date(Date.UTC(2026, 0, date));

async function fourBooks() {
  await aBook({
    title: 'Dune',
    author: 'Frank Herbert',
    category: 'adventure',
    newPrice: 10,
    oldPrice: 12,
    language: 'en',
    format: 'paperback',
    publishedYear: 1965,
    series: { name: 'Dune', number: 1 },
    tags: ['desert'],
    createdAt: day(4),
  });
  await aBook({
    title: 'Good Omens',
    author: 'Terry Pratchett, Neil Gaiman',
    category: 'fiction',
    newPrice: 9.99,
    language: 'en',
    format: 'hardcover',
    publishedYear: 1990,
    stock: 0,
    createdAt: day(3),
  });
  await aBook({
    title: 'Coraline',
    author: 'Neil Gaiman',
    category: 'horror',
    newPrice: 50,
    language: 'fr',
    publishedYear: 2002,
    stock: 0,
    orderable: true,
    createdAt: day(2),
  });
  await aBook({ title: 'Beowulf', category: 'fiction', trending: true, createdAt: day(1) });
}

describe('a shelf', () => {
  beforeEach(fourBooks);

  it.each([
    ['category=horror', ['Coraline']],
    ['category=Horror&category=adventure', ['Dune', 'Coraline']],
    ['author=neil-gaiman', ['Good Omens', 'Coraline']],
    ['author=frank-herbert&author=terry-pratchett', ['Dune', 'Good Omens']],
    ['author=neil-gaiman&category=fiction', ['Good Omens']],
    ['price=0-10', ['Good Omens']],
    ['price=10-20', ['Dune', 'Beowulf']],
    ['price=50-', ['Coraline']],
    ['reduced=true', ['Dune']],
    ['available=true', ['Dune', 'Coraline', 'Beowulf']],
    ['trending=true', ['Beowulf']],
    ['tag=desert', ['Dune']],
    ['series=dune', ['Dune']],
    ['language=fr', ['Coraline']],
    ['format=hardcover&format=paperback', ['Dune', 'Good Omens']],
    ['decade=1990&decade=2000', ['Good Omens', 'Coraline']],
    ['q=gaiman&category=horror', ['Coraline']],
    ['q=gaiman&sort=price', ['Good Omens', 'Coraline']],
    ['author=nobody', []],
    ['decade=earlier', ['Dune']],
    ['decade=1980', []],
    ['language=constructor', []],
  ])('with %s has %j', async (query, titles) => {
    expect(await shelf(query)).toEqual(titles);
  });

  it.each([
    ['author', ['Coraline', 'Dune', 'Good Omens', 'Beowulf']],
    ['title', ['Beowulf', 'Coraline', 'Dune', 'Good Omens']],
    ['newest&price=10-20&price=0-10', ['Dune', 'Good Omens', 'Beowulf']],
    ['-price', ['Coraline', 'Dune', 'Beowulf', 'Good Omens']],
  ])('sorted by %s has the order %j', async (sort, titles) => {
    expect(await shelf(`sort=${sort}`)).toEqual(titles);
  });

  it('links to its next page with every filter', async () => {
    const reply = await app
      .http()
      .get('/api/books/?author=neil-gaiman&author=frank-herbert&limit=2');
    const next = /<([^>]+)>; rel="next"/.exec(reply.headers.link ?? '')?.[1] ?? '';
    expect((await app.http().get(next)).body).toMatchObject([{ title: 'Coraline' }]);
  });

  it('follows a change of a book', async () => {
    await Book.updateOne({ title: 'Dune' }, { $set: { category: 'horror', author: 'F. Herbert' } });
    expect(await shelf('category=horror')).toEqual(['Dune', 'Coraline']);
    expect(await shelf('author=frank-herbert')).toEqual([]);
    expect(counted((await facets()).category)).toEqual([
      ['fiction', 2],
      ['horror', 2],
    ]);
  });
});

describe('the facets of a shelf', () => {
  beforeEach(fourBooks);

  it('count every book of the shop', async () => {
    // What other tests have sold is still known to this process.
    await setSales(new Map(), false);
    expect(await facets()).toEqual({
      total: 4,
      category: [
        { value: 'fiction', label: 'Fiction', count: 2 },
        { value: 'horror', label: 'Horror', count: 1 },
        { value: 'adventure', label: 'Adventure', count: 1 },
      ],
      author: [
        { value: 'neil-gaiman', label: 'Neil Gaiman', count: 2 },
        { value: 'frank-herbert', label: 'Frank Herbert', count: 1 },
        { value: 'terry-pratchett', label: 'Terry Pratchett', count: 1 },
      ],
      price: [
        { value: '0-10', label: 'Under $10', count: 1 },
        { value: '10-20', label: '$10 to $20', count: 2 },
        { value: '50-', label: '$50 and more', count: 1 },
      ],
      language: [
        { value: 'en', label: 'English', count: 2 },
        { value: 'fr', label: 'French', count: 1 },
      ],
      format: [
        { value: 'hardcover', label: 'Hardcover', count: 1 },
        { value: 'paperback', label: 'Paperback', count: 1 },
      ],
      decade: [
        { value: '2000', label: '2000s', count: 1 },
        { value: '1990', label: '1990s', count: 1 },
        { value: 'earlier', label: 'Before 1980', count: 1 },
      ],
      series: [],
      reduced: 1,
      available: 3,
      ranking: 'age',
      rated: false,
    });
  });

  it('ignore their own choice and honour all others', async () => {
    const { total, category, author, price, available } = await facets(
      'category=fiction&author=neil-gaiman',
    );
    expect([total, available]).toEqual([1, 0]);
    expect(counted(category)).toEqual([
      ['fiction', 1],
      ['horror', 1],
    ]);
    expect(counted(author)).toEqual([
      ['neil-gaiman', 1],
      ['terry-pratchett', 1],
    ]);
    expect(counted(price)).toEqual([['0-10', 1]]);
  });

  it('honour a search', async () => {
    const { total, author } = await facets('q=omens');
    expect([total, counted(author)]).toEqual([
      1,
      [
        ['neil-gaiman', 1],
        ['terry-pratchett', 1],
      ],
    ]);
  });

  it('keep a choice that leaves nothing, with its name, so that it can be given up', async () => {
    const { total, author, series, decade } = await facets(
      'author=frank-herbert&series=dune&decade=1980&category=horror',
    );
    expect(total).toBe(0);
    expect(author).toEqual([{ value: 'frank-herbert', label: 'Frank Herbert', count: 0 }]);
    expect(series).toEqual([{ value: 'dune', label: 'Dune', count: 0 }]);
    expect(decade).toEqual([{ value: '1980', label: '1980s', count: 0 }]);
  });

  it('name the twenty authors with the most books, and the chosen ones', async () => {
    const authors = Array.from({ length: 25 }, (_, at) => `Writer Number${at}`);
    for (const author of authors) await aBook({ author });
    for (const author of authors.slice(5)) await aBook({ author });
    const { author } = await facets('author=writer-number1');
    expect(author).toHaveLength(21);
    expect(author.at(-1)).toEqual({ value: 'writer-number1', label: 'Writer Number1', count: 1 });
  });

  it('show a hidden book to admins alone', async () => {
    await Book.updateOne({ title: 'Coraline' }, { $set: { hidden: true } });
    const { total, language } = await facets('language=fr');
    expect([total, counted(language)]).toEqual([
      0,
      [
        ['en', 2],
        ['fr', 0],
      ],
    ]);
  });

  it('spell an author as the newest book does', async () => {
    await aBook({ author: 'NEIL GAIMAN', createdAt: day(9) });
    const { author } = await facets();
    expect(author[0]).toEqual({ value: 'neil-gaiman', label: 'NEIL GAIMAN', count: 3 });
  });

  it.each(['sort=title', 'page=2', 'price=cheap', 'available=1'])('refuse %s', async (query) => {
    expect((await app.http().get(`/api/books/facets?${query}`)).status).toBe(400);
  });
});
