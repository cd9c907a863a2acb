import { describe, expect, it } from 'vitest';
import { aCard } from '../testing/builders.ts';
import { neighboursOf } from './books-api.ts';

const volume = (number?: number, title = `Volume ${number}`) =>
  aCard({ _id: `id-${number}`, title, seriesNumber: number });
const titles = (id: string, books: ReturnType<typeof volume>[]) =>
  neighboursOf(id, books).map(({ title }) => title);

describe('the other books of a series', () => {
  it('stand in its order, by number and then by title, those without a number last', () => {
    const books = [volume(10), volume(undefined, 'Beta'), volume(2), volume(undefined, 'Alpha')];
    expect(titles('id-1', [...books, volume(1), volume(2.5)])).toEqual([
      'Volume 2',
      'Volume 2.5',
      'Volume 10',
      'Alpha',
      'Beta',
    ]);
  });

  it.each([
    [1, 2, 13],
    [20, 14, 26],
    [40, 28, 39],
  ])('are the twelve around number %i of 40: %i to %i', (number, first, last) => {
    const books = Array.from({ length: 40 }, (_, at) => volume(at + 1));
    const found = titles(`id-${number}`, books);
    expect([found.length, found[0], found.at(-1)]).toEqual([
      12,
      `Volume ${first}`,
      `Volume ${last}`,
    ]);
  });
});
