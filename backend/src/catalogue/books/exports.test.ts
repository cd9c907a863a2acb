import { beforeEach, describe, expect, it } from 'vitest';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from './books.builder.ts';
import { Book } from './books.model.ts';

const app = useTestApp();
beforeEach(() => Book.deleteMany({}));

const exported = async () => {
  const call = app.http().get('/api/admin/exports/books.csv');
  return call.set('Authorization', await asAdmin()).expect(200);
};

describe('GET /api/admin/exports/books.csv', () => {
  it('has a line for every book, with hidden ones', async () => {
    app.clock.now = new Date('2026-03-04T12:00:00Z');
    const id = await aBook({
      title: 'One, "two"',
      description: 'First line.\nSecond line.',
      author: 'Ann Author',
      newPrice: 12.5,
      oldPrice: 15,
      series: { name: 'Numbers', number: 1.5 },
      tags: ['pick', 'gift'],
      stock: 0,
    });
    await aBook({ title: 'Nobody sees it', hidden: true });
    const { text, headers } = await exported();
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="books-2026-03-04.csv"',
      'cache-control': 'no-store',
    });
    expect(readCsv(text).map(({ cells }) => cells)).toMatchObject([
      {
        _id: id,
        Title: 'One, "two"',
        Author: 'Ann Author',
        Price: '12.50',
        'Old price': '15.00',
        Genre: 'Fiction',
        Description: 'First line.\nSecond line.',
        Series: 'Numbers',
        'Series number': '1.5',
        Tags: 'pick, gift',
        Stock: '0',
        Hidden: 'no',
      },
      { Title: 'Nobody sees it', Stock: '', Hidden: 'yes' },
    ]);
  });

  it('is safe in a spreadsheet', async () => {
    await aBook({ title: '=HYPERLINK("https://example.com")' });
    const { text } = await exported();
    expect(text).toContain(`"'=HYPERLINK(""https://example.com"")"`);
    expect(text.startsWith('\uFEFF')).toBe(true);
  });

  it('has its first line alone while the shop has no books', async () => {
    const { text } = await exported();
    expect(readCsv(text)).toEqual([]);
    expect(text).toMatch(/^\uFEFF_id,ISBN,Title,/);
  });
});
