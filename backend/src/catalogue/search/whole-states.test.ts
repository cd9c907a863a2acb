import { setTimeout as wait } from 'node:timers/promises';
import { fold } from '@book-store/contract/fold';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';

const app = useTestApp();
const KNOWN = 2;
/** More than are taken in at once. */
const LOADED = 2500;

beforeAll(async () => {
  await aBook({ title: 'Whale songs', author: 'Ada Sailor', series: { name: 'The sea' } });
  await aBook({ title: 'Whale bones', author: 'Ada Sailor', series: { name: 'The sea' } });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Stores books as another process does. */
const loadElsewhere = () =>
  Book.collection.insertMany(
    Array.from({ length: LOADED }, (_, at) => ({
      title: `Whale watching ${at}`,
      titleKey: fold(`Whale watching ${at}`),
      author: 'Ada Sailor',
      series: { name: 'The sea', number: at + 3 },
      description: 'A book of a test.',
      category: 'fiction',
      coverImage: '',
      newPriceCents: 1000,
      trending: false,
      createdAt: new Date(),
      updatedAt: new Date(),
    })) as never,
  );

/** Lets each part of the catalogue take as long as ten thousands of books. */
function slowDownParts() {
  const find = Book.find.bind(Book);
  vi.spyOn(Book, 'find').mockImplementation(((...given: Parameters<typeof find>) => {
    const query = find(...given);
    const exec = query.exec.bind(query);
    query.exec = async () => {
      await wait(400);
      return exec();
    };
    return query;
  }) as never);
}

/** Returns the numbers of books that a visitor is told of, each by another call. */
async function toldNumbers(): Promise<Record<string, number>> {
  const get = (path: string) => app.http().get(path);
  const [list, cards, facets, suggestions, author, series] = await Promise.all([
    get('/api/books/?limit=1'),
    get('/api/books/cards?q=whale&limit=1'),
    get('/api/books/facets'),
    get('/api/suggestions?q=whale'),
    get('/api/authors/ada-sailor'),
    get('/api/series/the-sea'),
  ]);
  return {
    list: Number(list.headers['x-total-count']),
    cards: Number(cards.headers['x-total-count']),
    facets: facets.body.total,
    genre: facets.body.category[0].count,
    suggestions: suggestions.body.total,
    author: author.body.books,
    series: series.body.books,
  };
}

it('tells the numbers before and after another process has loaded books, and none between', async () => {
  const of = (count: number) => (numbers: Record<string, number>) =>
    Object.values(numbers).every((number) => number === count);
  expect(await toldNumbers()).toSatisfy(of(KNOWN));
  slowDownParts();
  await loadElsewhere();
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        const numbers = await toldNumbers();
        for (const number of Object.values(numbers)) seen.add(number);
        return numbers;
      },
      { interval: 20 },
    )
    .toSatisfy(of(KNOWN + LOADED));
  expect([...seen]).toEqual([KNOWN, KNOWN + LOADED]);
});
