import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { Book } from '../../catalogue/books/books.model.ts';
import { checkStock } from '../../catalogue/stock/check-stock.ts';
import { StockMovement } from '../../catalogue/stock/stock-movements.model.ts';
import { currentShop, refreshShop } from '../../settings/shop/current-shop.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { loadCatalogue } from './load-catalogue.ts';

const app = useTestApp();
const now = new Date('2026-06-30T12:00:00Z');
beforeEach(async () => {
  await Book.deleteMany({});
  await StockMovement.deleteMany({});
});

const HEAD =
  'book_id,books_count,isbn,isbn13,authors,original_publication_year,original_title,title,language_code,average_rating,ratings_count';
const GAMES =
  '1,272,439023483,9.78043902348e+12,Suzanne Collins,2008.0,The Hunger Games,"The Hunger Games (The Hunger Games, #1)",eng,4.34,4780653';
const ODYSSEY =
  '2,1703,143039954,9.78014303995e+12,"Homer, Robert Fagles, Homer",-720.0,Ὀδύσσεια,The Odyssey,en-US,3.73,670326';
const SHORT = '3,1,,,,,,Untold,,,';

const load = (...rows: string[]) =>
  loadCatalogue([HEAD, ...rows].join('\n'), { now, shop: currentShop() });
const shown = async () => (await app.http().get('/api/books/?sort=newest')).body as BookView[];

describe('loadCatalogue', () => {
  it('adds the books with what the file says of them', async () => {
    expect(await load(GAMES, ODYSSEY, SHORT)).toEqual({ added: 3, known: 0 });
    const [games, odyssey, untold] = await shown();
    expect(games).toMatchObject({
      title: 'The Hunger Games',
      author: 'Suzanne Collins',
      isbn: '9780439023481',
      publishedYear: 2008,
      language: 'en',
      series: { name: 'The Hunger Games', number: 1 },
      popularity: 4_780_653,
      rating: { average: 4.34, count: 4_780_653, source: 'Goodreads' },
      coverImage: '',
      category: 'fiction',
    });
    expect(new Set([games, odyssey, untold].map((book) => book?.category))).toEqual(
      new Set(['fiction']),
    );
    expect(games?.description).toContain('4,780,653 readers have given it 4.34 of 5 stars');
    expect(odyssey).toMatchObject({ author: 'Homer, Robert Fagles', language: 'en' });
    expect(odyssey).not.toHaveProperty('publishedYear');
    expect(untold?.description).toBe('“Untold” is a book whose author is not known.');
  });

  it.each([
    ['USD', 4.99, 33.99],
    ['JPY', 499, 3399],
    ['KWD', 4.99, 33.99],
  ])('prices books in the %s of the shop', async (currency, lowest, highest) => {
    await storeSettings({ place: { country: undefined, currency } });
    await refreshShop();
    await load(...Array.from({ length: 200 }, (_, at) => `${at + 1},1,,,,,,Book ${at + 1},,,`));
    const { body } = await app.http().get('/api/books/?sort=price&limit=100');
    const prices = (body as BookView[]).map(({ newPrice }) => newPrice);
    await storeSettings({ place: {} });
    await refreshShop();
    expect(prices[0]).toBe(lowest);
    expect(Math.max(...prices)).toBeLessThanOrEqual(highest);
  });

  it('adds nothing the second time, and keeps what the owner has changed', async () => {
    await load(GAMES, ODYSSEY);
    await Book.updateOne({ title: 'The Odyssey' }, { title: 'Odyssey' });
    const before = await shown();
    expect(await load(GAMES, ODYSSEY)).toEqual({ added: 0, known: 2 });
    expect(await shown()).toEqual(before);
  });

  it('logs the copies that are counted, so that the check of the stock agrees', async () => {
    await checkStock({ now });
    await load(...Array.from({ length: 60 }, (_, at) => `${at + 1},1,,,,,,Book ${at + 1},,,`));
    const copies = await Book.countDocuments({ stock: { $gt: 0 } });
    expect(copies).toBeGreaterThan(0);
    expect((await checkStock({ now })).different).toEqual([]);
  });

  it('offers each book for the same price in every shop', async () => {
    await load(GAMES, ODYSSEY);
    const first = (await shown()).map(({ newPrice, category }) => [newPrice, category]);
    await Book.deleteMany({});
    await load(GAMES, ODYSSEY);
    expect((await shown()).map(({ newPrice, category }) => [newPrice, category])).toEqual(first);
  });

  it.each([
    ['', /no books/],
    ['title,authors\nA,B', /no column book_id/],
    [`${HEAD}\n${GAMES}\n2,,,,,,,,,,`, /^Line 3: title/],
    [`${HEAD}\n${GAMES}\n${GAMES}`, /^Line 3: the book_id 1 is there twice/],
    [`${HEAD}\n1,2`, /^Line 2: 2 columns instead of 11/],
    [`${HEAD}\n1,"open`, /^Line 2: A quote/],
  ])('stores nothing of a bad file: %j', async (text, message) => {
    await expect(loadCatalogue(text, { now, shop: currentShop() })).rejects.toThrow(message);
    expect(await shown()).toEqual([]);
  });
});
