import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { importingWith, useImports } from './importing.builder.ts';

const app = useTestApp();
useImports(app);
const { importFile, rows, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({})]);
});

const HEAD = 'Title;Author;Price;Genre;average_rating;ratings_count;Rating source';
const row = (cells: string, title = 'Emma') => `${title};Jane Austen;9,50;Fiction;${cells}`;
const imported = (...lines: string[]) => importFile([HEAD, ...lines].join('\n'));
const ratingOf = async () => (await books())[0]?.rating;
const titlesBy = async (sort: string) =>
  (await app.http().get(`/api/books/cards?sort=${sort}`)).body.map(
    ({ title }: { title: string }) => title,
  );
const facets = async () => (await app.http().get('/api/books/facets')).body;

describe('ratings of an import', () => {
  it.each([
    ['4.21;1,234;Goodreads', { average: 4.21, count: 1234, source: 'Goodreads' }],
    ['4,216;1.234;', { average: 4.22, count: 1234 }],
    ['5;1;-', { average: 5, count: 1 }],
    ['0,00;0;Goodreads', undefined],
    ['0;;', undefined],
    [';;Goodreads', undefined],
  ])('in the cells %s are %j', async (cells, rating) => {
    expect((await imported(row(cells))).counts).toMatchObject({ new: 1 });
    expect(await ratingOf()).toEqual(rating);
  });

  it.each([
    ['5.1;12;', 'An average rating is a number from 0 to 5.'],
    ['many;12;', 'This must be a number.'],
    ['4.2;some;', 'This must be a whole number.'],
    ['4.2;;', 'An average rating needs the number of ratings, too.'],
    ['4.2;-3;', 'The number of ratings is a whole number from 1.'],
  ])('are refused with the cells %s: %s', async (cells, message) => {
    const report = await imported(row(cells));
    expect(report.counts).toMatchObject({ new: 0, wrong: 1 });
    expect(await rows(report, 'wrong')).toMatchObject([{ problems: [{ message }] }]);
  });

  it('are left out of a file that has averages and no numbers', async () => {
    const lines = ['Title;Author;Price;average_rating', 'Emma;Jane Austen;9,50;4.2'];
    expect((await importFile(lines.join('\n'))).counts).toMatchObject({ new: 1, wrong: 0 });
    expect(await ratingOf()).toBeUndefined();
  });

  it('keep what a blank cell says nothing of, and go with a dash', async () => {
    await imported(row('4.2;12;Goodreads'));
    await imported(row('4.4;;'));
    expect(await ratingOf()).toEqual({ average: 4.4, count: 12, source: 'Goodreads' });
    expect((await imported(row(';;'))).counts).toMatchObject({ unchanged: 1 });
    await imported(row('-;;'));
    expect(await ratingOf()).toBeUndefined();
  });

  it('make a book as well known as it has ratings, unless its popularity is given', async () => {
    await imported(row('3.1;900;', 'Most'), row('4.9;5;', 'Least'));
    await aBook({ title: 'Between', popularity: 100, rating: { average: 3, count: 100_000 } });
    expect(await titlesBy('best-selling')).toEqual(['Most', 'Between', 'Least']);
  });
});

describe('books sorted by their ratings', () => {
  it('begin with the average of many, not with the best one of a few, and end without any', async () => {
    await aBook({ title: 'One vote', rating: { average: 5, count: 1 } });
    await aBook({ title: 'Unrated' });
    await aBook({ title: 'Good', rating: { average: 4.2, count: 10_000 } });
    await aBook({ title: 'Bad', rating: { average: 2.1, count: 10_000 } });
    await aBook({ title: 'Better', rating: { average: 4.6, count: 4000 } });
    expect(await titlesBy('best-rated')).toEqual(['Better', 'Good', 'One vote', 'Bad', 'Unrated']);
    expect(await facets()).toMatchObject({ rated: true });
  });

  it('are not offered where no visible book has any', async () => {
    await aBook({});
    await aBook({ rating: { average: 5, count: 1 }, hidden: true });
    expect(await facets()).toMatchObject({ rated: false });
  });
});
