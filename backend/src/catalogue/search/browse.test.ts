import type { BookCardView, EditionView } from '@book-store/contract/catalogue/books/books.schemas';
import type { SeriesView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
beforeEach(async () => {
  await Book.deleteMany({});
});

const get = async (path: string) => (await app.http().get(path)).body;

describe('an author', () => {
  it('has a name, the number of books, and series with their first volume', async () => {
    const rowling = { author: 'J.K. Rowling' };
    const potter = (number: number) => ({ ...rowling, series: { name: 'Harry Potter', number } });
    await aBook({ ...potter(3), title: 'Azkaban' });
    const first = await aBook({ ...potter(1), title: 'Stone' });
    await aBook({ ...rowling, title: 'Beasts', series: { name: 'harry potter' } });
    await aBook({ ...rowling, title: 'The Casual Vacancy' });
    await aBook({ ...rowling, title: 'Secret', hidden: true });
    await aBook({ author: 'Somebody Else', series: { name: 'Harry Potter', number: 2 } });
    expect(await get('/api/authors/j-k-rowling')).toEqual({
      slug: 'j-k-rowling',
      name: 'J.K. Rowling',
      books: 4,
      series: [
        {
          slug: 'harry-potter',
          name: expect.stringMatching(/harry potter/i),
          books: 3,
          first: expect.objectContaining({ _id: first, title: 'Stone' }),
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

describe('a series', () => {
  const saga = (number?: number) => ({
    author: 'Ann Author',
    series: { name: 'The Saga', number },
  });
  const titlesOf = ({ volumes }: SeriesView) =>
    volumes.map(({ number, editions }) => [number, ...editions.map(({ title }) => title)]);

  it('has its volumes in order, those without a number last, and no hidden ones', async () => {
    await aBook({ ...saga(), title: 'The Saga, Boxed' });
    await aBook({ ...saga(10), title: 'Ten' });
    await aBook({ ...saga(2), title: 'Two' });
    await aBook({ ...saga(1), title: 'Unseen', hidden: true });
    await aBook({ ...saga(2.5), title: 'Between' });
    await aBook({ title: 'Of no series' });
    const body = await get('/api/series/the-saga');
    expect(body).toMatchObject({ slug: 'the-saga', name: 'The Saga', books: 4 });
    expect(titlesOf(body)).toEqual([
      [2, 'Two'],
      [2.5, 'Between'],
      [10, 'Ten'],
      [undefined, 'The Saga, Boxed'],
    ]);
  });

  it('has the editions of a volume together, first one that can be bought', async () => {
    await aBook({ ...saga(1), title: 'One', stock: 0, format: 'hardcover' });
    await aBook({ ...saga(1), title: 'ONE', format: 'paperback', language: 'de' });
    await aBook({ ...saga(1), title: 'One and a Guide' });
    const body = await get('/api/series/the-saga');
    expect(titlesOf(body)).toEqual([
      [1, 'ONE', 'One'],
      [1, 'One and a Guide'],
    ]);
    expect(body.volumes[0].editions).toMatchObject([
      { format: 'paperback', language: 'de' },
      { format: 'hardcover' },
    ]);
  });

  it('with the better known of two books first that have one number', async () => {
    await aBook({ ...saga(5), title: 'A Part of Five', popularity: 3 });
    await aBook({ ...saga(5), title: 'Five', popularity: 900 });
    expect(titlesOf(await get('/api/series/the-saga'))).toEqual([
      [5, 'Five'],
      [5, 'A Part of Five'],
    ]);
  });

  it('is cut off after 200 books, and says how many there are', async () => {
    await Book.insertMany(
      Array.from({ length: 210 }, (_, at) => ({
        title: `Number ${at}`,
        titleKey: `number ${at}`,
        description: 'Text.',
        category: 'fiction',
        newPriceCents: 100,
        series: { name: 'The Saga', number: at },
      })),
    );
    const { books, volumes } = await get('/api/series/the-saga');
    expect([books, volumes.length]).toEqual([210, 200]);
  });

  it.each(['nothing', '%00', 'constructor', 'x'.repeat(500)])('%s is unknown', async (slug) => {
    await aBook(saga(1));
    expect((await app.http().get(`/api/series/${slug}`)).status).toBe(404);
  });
});

describe('the other editions of a book', () => {
  const editions = async (id: string) => {
    const found: EditionView[] = await get(`/api/books/${id}/editions`);
    return found.map(({ title }) => title);
  };

  it('are those with its title and first author, whatever their case and accents', async () => {
    const id = await aBook({ title: 'Les Misérables', author: 'Victor Hugo' });
    await aBook({ title: 'Les Miserables', author: 'Victor Hugo, Julie Rose', stock: 0 });
    await aBook({ title: 'LES MISÉRABLES', author: 'Victor Hugo' });
    await aBook({ title: 'Les Misérables', author: 'Alain Boublil' });
    await aBook({ title: 'Les Misérables', author: 'Victor Hugo', hidden: true });
    await aBook({ title: 'Les Misérables: A Companion', author: 'Victor Hugo' });
    expect(await editions(id)).toEqual(['LES MISÉRABLES', 'Les Miserables']);
  });

  it('are no other volumes of a series whose volumes have one title', async () => {
    const volume = (number: number) =>
      aBook({ title: 'Naruto', author: 'Masashi Kishimoto', series: { name: 'Naruto', number } });
    const id = await volume(1);
    await volume(2);
    expect(await editions(id)).toEqual([]);
  });

  it('are none of a book that names no author', async () => {
    const id = await aBook({ title: 'Poems', author: undefined });
    await aBook({ title: 'Poems', author: undefined });
    expect(await editions(id)).toEqual([]);
  });

  it('are not found for an unknown or a hidden book', async () => {
    const hidden = await aBook({ hidden: true });
    for (const id of [hidden, 'a'.repeat(24)]) {
      expect((await app.http().get(`/api/books/${id}/editions`)).status).toBe(404);
    }
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

  it.each([
    ['fi', []],
    ['sci fi', []],
    ['ficti', ['Fiction']],
    ['fiktion', ['Fiction']],
  ])('for %j have the genres that it names: %j', async (q, names) => {
    await aBook({ title: 'Emma', category: 'fiction' });
    const { genres } = await get(`/api/suggestions?q=${encodeURIComponent(q)}`);
    expect(genres.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it('have no genre with another spelling beside what is exact', async () => {
    await aBook({ title: 'The Horrop Papers' });
    await aBook({ category: 'horror' });
    const { match, genres } = await get('/api/suggestions?q=horrop');
    expect([match, genres]).toEqual(['exact', []]);
  });

  it.each(['jk rowling', 'J. K. Row', 'rolwing'])('find an author by %j', async (q) => {
    await aBook({ author: 'J.K. Rowling' });
    await aBook({ author: 'John Kay' });
    const { authors } = await get(`/api/suggestions?q=${encodeURIComponent(q)}`);
    expect(authors).toEqual([{ slug: 'j-k-rowling', name: 'J.K. Rowling', books: 1 }]);
  });

  it('find a series by its name', async () => {
    await aBook({ series: { name: 'The Dark Tower', number: 1 } });
    await aBook({ series: { name: 'The Dark Tower', number: 2 } });
    await aBook({ series: { name: 'Dark Towers', number: 1 }, hidden: true });
    const { series } = await get('/api/suggestions?q=dark%20tow');
    expect(series).toEqual([{ slug: 'the-dark-tower', name: 'The Dark Tower', books: 2 }]);
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
    ['hobit', 'corrected', 1],
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

  describe('that was corrected', () => {
    const authors = async () => {
      const author = 'Fyodor Dostoyévsky';
      for (const [at, title] of ['The Idiot', 'Demons', 'Crime and Punishment'].entries())
        await aBook({
          title,
          author,
          newPrice: 10 + at,
          category: at === 1 ? 'horror' : 'fiction',
        });
      await aBook({ title: 'Emma', author: 'Jane Austen' });
    };
    const search = async (query = '') => {
      const path = `/api/books/cards?q=dostojewski&editions=together${query}`;
      const { headers, body } = await app.http().get(path);
      expect(headers).toMatchObject({ 'x-match': 'corrected', 'x-searched-for': 'dostoyevsky' });
      return { headers, titles: body.map(({ title }: BookCardView) => title) };
    };

    it('goes on in its order, its pages, its facets and its filters', async () => {
      await authors();
      const sorted = await search('&sort=price');
      expect(sorted.titles).toEqual(['The Idiot', 'Demons', 'Crime and Punishment']);
      const pages = [await search('&limit=2&page=1'), await search('&limit=2&page=2')];
      expect(pages.flatMap(({ titles }) => titles).toSorted()).toEqual(sorted.titles.toSorted());
      expect(pages[0]?.headers['x-total-count']).toBe('3');
      expect(pages[0]?.headers.link).toContain('q=dostojewski');
      const facets = await get('/api/books/facets?q=dostojewski&editions=together');
      expect(facets).toMatchObject({
        total: 3,
        category: [
          { value: 'fiction', count: 2 },
          { value: 'horror', count: 1 },
        ],
      });
      expect((await search('&category=horror')).titles).toEqual(['Demons']);
    });

    it('is not, where the filters let through only what comes close', async () => {
      await authors();
      await aBook({ title: 'Dostojewska', author: 'Ann', category: 'business' });
      const path = '/api/books/cards?q=dostojewski&category=business';
      const { headers, body } = await app.http().get(path);
      expect(headers).toMatchObject({ 'x-match': 'near', 'x-total-count': '1' });
      expect(headers).not.toHaveProperty('x-searched-for');
      expect(body).toMatchObject([{ title: 'Dostojewska' }]);
      expect(await get('/api/books/facets?q=dostojewski&category=business')).toMatchObject({
        total: 1,
      });
    });

    it('says so in the suggestions, which have the author that was meant', async () => {
      await authors();
      expect(await get('/api/suggestions?q=dostojewski')).toMatchObject({
        match: 'corrected',
        searchedFor: 'dostoyevsky',
        total: 3,
        authors: [{ name: 'Fyodor Dostoyévsky', books: 3 }],
        near: [],
      });
    });
  });

  it('has one card for a work also where it only comes close', async () => {
    const emma = { title: 'Emma', author: 'Jane Austen' };
    for (const format of ['paperback', 'hardcover'] as const) await aBook({ ...emma, format });
    const query = 'q=emma%20xyzzy&editions=together';
    const { headers, body } = await app.http().get(`/api/books/cards?${query}`);
    expect([headers['x-match'], headers['x-total-count']]).toEqual(['near', '1']);
    expect(body).toMatchObject([{ title: 'Emma', editions: 2 }]);
    expect(await get(`/api/books/facets?${query}`)).toMatchObject({ total: 1 });
    expect(await get('/api/suggestions?q=emma%20xyzzy')).toMatchObject({ total: 1 });
  });

  it('has twelve at most that only come close, and counts those', async () => {
    for (let at = 0; at < 20; at += 1) await aBook({ title: `Hobbits ${at}`, newPrice: 20 - at });
    const { headers, body } = await app.http().get('/api/books/cards?q=hobbits%20xyzzy&sort=price');
    expect([headers['x-match'], headers['x-total-count'], body.length]).toEqual(['near', '12', 12]);
    const facets = await get('/api/books/facets?q=hobbits%20xyzzy');
    expect(facets.total).toBe(12);
    expect(facets.category).toMatchObject([{ count: 12 }]);
  });

  it.each(['😀🎉', '?!', '—'])('finds nothing for %j, which has no letter or digit', async (q) => {
    await aBook({ title: 'S.' });
    await aBook({ title: 'Es' });
    const { books, total, match } = await get(`/api/suggestions?q=${encodeURIComponent(q)}`);
    expect([books, total, match]).toEqual([[], 0, 'exact']);
    expect((await get(`/api/books/?q=${encodeURIComponent(q)}`)).length).toBe(0);
    expect((await get(`/api/books/facets?q=${encodeURIComponent(q)}`)).total).toBe(0);
  });

  it('finds a book by the name of its series', async () => {
    await aBook({ title: 'The Gunslinger', series: { name: 'The Dark Tower', number: 1 } });
    expect(await get('/api/books/?q=dark%20towr')).toMatchObject([{ title: 'The Gunslinger' }]);
  });
});
