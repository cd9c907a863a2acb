import type { ActivityEntry } from '@book-store/contract/reports/activity/activity.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { Genre } from '../genres/genres.model.ts';
import { importingWith, useImports } from './importing.builder.ts';

const app = useTestApp();
useImports(app);
const { get, post, dryRun, importFile, rows, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({})]);
});

const HEAD = 'ISBN,Title,Author,Price,Genre,Description';
const EMMA = '9780141439587,Emma,Jane Austen,9.50,Fiction,A match is made.';
const DUNE = '9780441172719,Dune,Frank Herbert,12,Fiction,A planet of sand.';
const file = (...lines: string[]) => lines.join('\n');
const typeInto = async (id: string, cells: object[]) =>
  app
    .http()
    .put(`/api/admin/imports/${id}/cells`)
    .set('Authorization', await asAdmin())
    .send({ cells });

describe('an import of books', () => {
  it('adds new books, and a second run of the same file changes nothing', async () => {
    const first = await importFile(file(HEAD, EMMA, DUNE), { name: 'spring.csv' });
    expect(first).toMatchObject({
      status: 'done',
      total: 2,
      done: 2,
      fileName: 'spring.csv',
      counts: { new: 2, changed: 0, unchanged: 0, wrong: 0 },
    });
    const before = await books();
    expect(before).toMatchObject([
      { title: 'Dune', newPrice: 12, category: 'fiction', trending: false },
      { title: 'Emma', isbn: '9780141439587', author: 'Jane Austen', newPrice: 9.5 },
    ]);
    for (const book of before) expect(book).not.toHaveProperty('oldPrice');
    const second = await importFile(file(HEAD, EMMA, DUNE));
    expect(second.counts).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 0 });
    expect(await books()).toEqual(before);
  });

  it('says in a dry run what it would do, and stores nothing', async () => {
    await importFile(file(HEAD, EMMA, DUNE));
    const before = await books();
    const cheaper = EMMA.replace('9.50', '7.25').replace('A match', 'No match');
    const report = await dryRun(file(HEAD, cheaper, DUNE, '9780140449136,,,,,'));
    expect(report).toMatchObject({
      dryRun: true,
      counts: { new: 0, changed: 1, unchanged: 1, wrong: 1 },
    });
    expect(await rows(report, 'changed')).toMatchObject([
      {
        line: 2,
        title: 'Emma',
        fields: [
          { field: 'description', from: 'A match is made.', to: 'No match is made.' },
          { field: 'newPrice', from: 9.5, to: 7.25 },
        ],
      },
    ]);
    expect(await rows(report, 'unchanged')).toMatchObject([{ line: 3, title: 'Dune', fields: [] }]);
    const [wrong] = await rows(report, 'wrong');
    expect(wrong?.problems).toContainEqual({
      column: 'Price',
      message: 'A book needs a price.',
      code: 'no-price',
    });
    expect(await books()).toEqual(before);
  });

  it('leaves alone what the file has no column for or a blank cell, and removes where it has a dash', async () => {
    await aBook({
      title: 'Emma',
      isbn: '9780141439587',
      author: 'J. Austen',
      publisher: 'Penguin',
      stock: 3,
      tags: ['pick'],
      pages: 300,
      newPrice: 8,
      oldPrice: 10,
    });
    await importFile(file('EAN,Qty,Publisher,Tags,Author,Pages', '9780141439587,5,,-,-, – '));
    const [book] = await books();
    expect(book).toMatchObject({ publisher: 'Penguin', stock: 5, newPrice: 8, oldPrice: 10 });
    for (const gone of ['author', 'tags', 'pages']) expect(book).not.toHaveProperty(gone);
  });

  it('keeps the old price of a reduced book, and none that the price has reached', async () => {
    await aBook({ isbn: '9780141439587', newPrice: 8, oldPrice: 10 });
    const pricesAfter = async (line: string, head = 'ISBN,Price') => {
      await importFile(file(head, `9780141439587,${line}`));
      const [book] = await books();
      return [book?.newPrice, book?.oldPrice];
    };
    expect(await pricesAfter('7')).toEqual([7, 10]);
    expect(await pricesAfter('10')).toEqual([10, undefined]);
    expect(await pricesAfter('9')).toEqual([9, undefined]);
    expect(await pricesAfter('9,14', 'ISBN,Price,RRP')).toEqual([9, 14]);
    expect(await pricesAfter('9,', 'ISBN,Price,RRP')).toEqual([9, 14]);
    expect(await pricesAfter('9,-', 'ISBN,Price,RRP')).toEqual([9, undefined]);
  });

  it.each([
    [
      'semicolons and decimal commas',
      'ISBN;Titel;Title;Price\n9780141439587;x;Emma;"9,50"',
      'semicolon',
    ],
    ['tabs', 'EAN\tTitle\tPrice\r\n9780141439587\tEmma\t$9.50\r\n', 'tab'],
    [
      'a byte order mark and quotes',
      '\uFEFF"ISBN-13","Title","Price"\n"978-0-14-143958-7","Emma","USD 9.5"',
      'comma',
    ],
    [
      'sep=; above its columns',
      'sep=;\r\nISBN;Title;Price\r\n9780141439587;Emma, 1;"9,50"',
      'semicolon',
    ],
    ['sep=, in quotes', '\uFEFF"sep=,"\nISBN,Title,Price\n9780141439587,Emma;;;;,9.50', 'comma'],
    ['sep and a tab', 'sep=\t\nISBN\tTitle\tPrice\n9780141439587\tEmma, 1\t9.50', 'tab'],
    ['sep=\\t', 'SEP=\\t\nISBN\tTitle\tPrice\n9780141439587\tEmma, 1\t9.50', 'tab'],
    ['UTF-16', Buffer.from('\uFEFFISBN\tTitle\tPrice\n0141439580\tEmma\t9.50', 'utf16le'), 'tab'],
  ])('reads a file with %s', async (_what, text, separator) => {
    const id = await aBook({ isbn: '9780141439587', title: 'Old' });
    expect(await importFile(text)).toMatchObject({ separator, total: 1, counts: { changed: 1 } });
    expect(await books()).toMatchObject([
      { _id: id, title: expect.stringMatching(/^Emma/), newPrice: 9.5 },
    ]);
  });

  it('asks about a file that is not in UTF-8, and reads it as Latin-1 then', async () => {
    await aBook({ isbn: '9780141439587' });
    const text = Buffer.from('ISBN,Title\n9780141439587,Les Misérables', 'latin1');
    const { status, body } = await post(text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ path: 'encoding' }] });
    expect(body.sample).toContain('Misérables');
    await importFile(text, { encoding: 'latin1' });
    expect(await books()).toMatchObject([{ title: 'Les Misérables' }]);
  });

  it('takes columns by hand, and leaves out what is not wanted', async () => {
    await aBook({ isbn: '9780141439587', stock: 1 });
    const text = file('Nummer,Buch,Qty', '9780141439587,Emma,7');
    const columns = JSON.stringify({ isbn: 'Nummer', title: 'Buch', stock: null });
    const report = await importFile(text, { columns });
    expect(report.columns.map(({ column }) => column)).toEqual(['isbn', 'title', undefined]);
    expect(await books()).toMatchObject([{ title: 'Emma', stock: 1 }]);
    expect((await post(text, { columns: '{"isbn":"Number"}' })).body.fields).toMatchObject([
      { path: 'columns' },
    ]);
    expect((await post(text, { columns: '{' })).status).toBe(400);
    const other = text.replace('Buch', 'Buecher').replace('Nummer', 'Zahl');
    expect((await post(other, { dryRun: 'false' })).body.detail).toMatch(/ISBN or the title/);
  });

  it('refuses an unknown genre, or adds it if the owner wants that', async () => {
    const text = file(HEAD, EMMA.replace('Fiction', 'Sea Stories'), DUNE);
    const report = await dryRun(text);
    expect(report).toMatchObject({ missingGenres: ['Sea Stories'], counts: { new: 1, wrong: 1 } });
    expect(await rows(report, 'wrong')).toMatchObject([
      { line: 2, problems: [{ column: 'Genre', value: 'Sea Stories' }] },
    ]);
    await dryRun(text, { addGenres: 'true' });
    expect(await Genre.exists({ category: 'sea stories' })).toBeNull();
    expect((await importFile(text, { addGenres: 'true' })).counts).toMatchObject({ new: 2 });
    const { body } = await app.http().get('/api/genres');
    expect(body.at(-1)).toMatchObject({ name: 'Sea Stories', slug: 'sea-stories', books: 1 });
    await Genre.deleteOne({ category: 'sea stories' });
  });

  it.each(['ß'.repeat(50), 'ﷺ'.repeat(5), 'İ'.repeat(40)])(
    'refuses a row whose genre would have too long a name: %s',
    async (genre) => {
      const text = file(HEAD, EMMA, `9780306406157,Long,X,5,${genre},Text.`);
      for (const run of [dryRun, importFile]) {
        const report = await run(text, { addGenres: 'true' });
        expect(report).toMatchObject({ status: 'done', counts: { new: 1, wrong: 1 } });
        expect(await rows(report, 'wrong')).toMatchObject([
          {
            line: 3,
            problems: [{ column: 'Genre', message: expect.stringMatching(/too long|at most/) }],
          },
        ]);
      }
    },
  );

  it('gives failed rows back as a file, which can be imported once it is mended', async () => {
    const bad = `9780306406157,"'=Bad, ""quoted""",X,free,Fiction,Text.`;
    const report = await importFile(file(HEAD, EMMA, bad));
    expect(report.counts).toMatchObject({ new: 1, wrong: 1 });
    const { text, status } = await get(`/api/admin/imports/${report._id}/failed.csv`);
    expect(status).toBe(200);
    expect(text).toContain('Line,What is wrong');
    expect(text).toContain('3,Price: This is not a price.');
    expect(text).not.toContain('Old price');
    const mended = await importFile(text.replace('free', '5'));
    expect(mended.counts).toEqual({ new: 1, changed: 0, unchanged: 0, wrong: 0 });
    expect(await books()).toMatchObject([{ title: '=Bad, "quoted"' }, { title: 'Emma' }]);
  });

  it('imports what was typed over in refused rows, after another check', async () => {
    const priceless = '9780306406157,Bad,X,auf Anfrage,Fiction,Text.';
    const broken = '9780306406158,Worse,X,7,Fiction';
    const two = file(HEAD, EMMA, priceless, broken);
    const first = await dryRun(two);
    const refused = await rows(first, 'wrong');
    expect(refused.map(({ row, cells }) => [row, cells?.[3]])).toEqual([
      [2, 'auf Anfrage'],
      [3, '7'],
    ]);
    const price = { row: 2, column: 3, text: '8.50' };
    expect((await typeInto(first._id, [price])).status).toBe(200);
    const second = await dryRun(two, { typed: first._id });
    expect(second.counts).toMatchObject({ new: 2, wrong: 1 });
    expect((await rows(second, 'wrong'))[0]?.problems).toMatchObject([{ code: 'invalid-isbn' }]);
    const isbn = { row: 3, column: 0, text: '9780306406164' };
    expect((await typeInto(second._id, [price, isbn])).status).toBe(200);
    const done = await importFile(two, { checked: second._id, typed: second._id });
    expect(done.counts).toEqual({ new: 3, changed: 0, unchanged: 0, wrong: 0 });
    expect((await books()).map(({ title, newPrice }) => [title, newPrice])).toEqual(
      expect.arrayContaining([['Bad', 8.5]]),
    );
    expect((await typeInto(done._id, [price])).status).toBe(409);
  });

  it('refuses what was typed over, or checked, in another file, or with another separator', async () => {
    const other = file(HEAD, '9780306406157,Bad,X,free,Fiction,Text.');
    const { _id: ofOther } = await dryRun(other);
    await typeInto(ofOther, [{ row: 1, column: 3, text: '8.50' }]);
    const uses: { file: string; query: Record<string, string> }[] = [
      { file: file(HEAD, EMMA), query: { typed: ofOther } },
      { file: file(HEAD, EMMA), query: { checked: ofOther } },
      { file: other, query: { typed: ofOther, separator: 'semicolon' } },
    ];
    for (const { file: given, query } of uses) {
      const { status, body } = await post(given, query);
      expect([status, body.detailCode]).toEqual([409, 'import-check-too-old']);
    }
    expect((await dryRun(other, { typed: ofOther })).counts).toMatchObject({ new: 1, wrong: 0 });
  });

  it('says in German what is wrong, in a file for a German shop', async () => {
    await storeSettings({ storefront: { storefront: 'german' } });
    const bad = `9780306406157,Bad,X,auf Anfrage,Fiction,Text.`;
    const long = `9780306406164,${'x'.repeat(400)},X,5,Fiction,Text.`;
    const report = await importFile(file(HEAD, bad, long));
    const { text } = await get(`/api/admin/imports/${report._id}/failed.csv`);
    await storeSettings({ storefront: { storefront: 'specified' } });
    expect(text).toContain('Zeile,Was nicht stimmt');
    expect(text).toContain('Price: Das ist kein Preis. Bitte schreiben Sie ihn wie 12,50.');
    expect(text).not.toMatch(/[Pp]lease|At most/);
  });

  it('is one entry in the activity log', async () => {
    const report = await importFile(file(HEAD, EMMA), { name: 'spring.csv' });
    const { entries } = (await get('/api/admin/activity')).body as { entries: ActivityEntry[] };
    expect(entries[0]).toMatchObject({
      action: 'books-imported',
      subject: { id: report._id, name: 'spring.csv' },
      fields: expect.arrayContaining([{ field: 'new', to: '1' }]),
    });
  });

  it('is found by search and shelves at once', async () => {
    await importFile(file(HEAD, EMMA));
    const { body } = await app.http().get('/api/books/?q=austen');
    expect(body).toMatchObject([{ title: 'Emma' }]);
  });
});

describe('the popularity of books', () => {
  it.each([
    ['ratings_count', ['20', '3,000'], [20, 3000]],
    // The lowest rank is the best known book.
    ['Sales rank', ['1', '#1,000'], [10_000_000, 10_000]],
    ['Popularity', ['', '7'], [undefined, 7]],
  ])('is read from a column %s', async (name, cells, known) => {
    const [one = '', other = ''] = cells.map((cell) => `,"${cell}"`);
    await importFile(file(`${HEAD},${name}`, `${EMMA}${one}`, `${DUNE}${other}`));
    const found = await books();
    expect(
      ['Emma', 'Dune'].map((title) => found.find((book) => book.title === title)?.popularity),
    ).toEqual(known);
  });
});

describe('a series without a number', () => {
  it('is the same at the second run', async () => {
    const head = `${HEAD},Series,Series number`;
    await importFile(file(head, `${EMMA},Novels,`));
    const again = await importFile(file(head, `${EMMA},Novels,`));
    expect(again.counts).toMatchObject({ unchanged: 1 });
  });
});

describe('an import of an export', () => {
  it('changes nothing', async () => {
    await aBook({ title: '=1+1', description: 'Line one.\n\n"Line" two.', author: "O'Neil, Ann" });
    await aBook({ title: "'Salem's Lot", newPrice: 0.1, oldPrice: 10_000, trending: true });
    await aBook({
      title: '“Quoted”; 書店 🚚',
      isbn: '9780306406157',
      publisher: '-Minus & Söhne',
      publishedYear: 800,
      pages: 1,
      language: 'fr',
      format: 'other',
      series: { name: '+Plus', number: 0.5 },
      tags: ['pick', 'two words'],
      popularity: 12,
      rating: { average: 4.5, count: 1234, source: 'Goodreads' },
      stock: 0,
      orderable: true,
      hidden: true,
      coverImage: 'book-2.webp',
      coverSource: 'https://example.com/a.jpg',
    });
    await aBook({ series: { name: 'Without number' }, coverImage: '', oldPrice: undefined });
    const { text } = await get('/api/admin/exports/books.csv');
    const before = await Book.find({}).lean();
    expect((await dryRun(text)).counts).toEqual({ new: 0, changed: 0, unchanged: 4, wrong: 0 });
    await importFile(text);
    expect(await Book.find({}).lean()).toEqual(before);
  });

  it('changes nothing where books share an ISBN, and brings back the one of them that was deleted', async () => {
    const [used, fresh] = [
      await aBook({ title: 'Emma, used', isbn: '9780141439587', newPrice: 3 }),
      await aBook({ title: 'Emma, new', isbn: '9780141439587', newPrice: 9 }),
    ];
    const { text } = await get('/api/admin/exports/books.csv');
    const before = await Book.find({}).lean();
    expect((await importFile(text)).counts).toMatchObject({ unchanged: 2, wrong: 0 });
    expect(await Book.find({}).lean()).toEqual(before);
    await Book.deleteOne({ _id: used });
    expect((await importFile(text)).counts).toMatchObject({ new: 1, unchanged: 1, wrong: 0 });
    expect(await books()).toMatchObject([
      { _id: fresh, newPrice: 9 },
      { _id: used, newPrice: 3 },
    ]);
    const same = await importFile(file('_id,ISBN,Price', `${used},,4`, `,9780141439587,5`));
    expect(same.counts).toMatchObject({ changed: 1, wrong: 1 });
  });

  it('brings deleted books back under their own ids', async () => {
    const id = await aBook({ title: 'Gone' });
    const { text } = await get('/api/admin/exports/books.csv');
    const before = await books();
    await Book.deleteMany({});
    expect((await importFile(text)).counts).toMatchObject({ new: 1 });
    expect(await books()).toMatchObject([{ ...before[0], _id: id, createdAt: expect.any(String) }]);
  });
});
