import { createHash } from 'node:crypto';
import { IMPORT_MAX_BYTES, SEVERAL_ROWS } from '@book-store/contract/uploads';
import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';

const app = useTestApp();
useImports(app);
const { post, dryRun, importFile, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({})]);
  await aBook({ title: 'Emma', isbn: '9780141439587' });
});

const HEAD = 'ISBN,Title\n';
const RUBBISH = createHash('shake256', { outputLength: 5000 }).digest();

describe('a file that cannot be imported', () => {
  it.each([
    ['nothing', '', 400, /no rows/],
    ['only a first line', HEAD, 400, /no rows/],
    ['a workbook', Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1'), 400, /Excel workbook/],
    ['binary rubbish', RUBBISH, 400, /not a text/],
    [
      'a quote without end',
      `${HEAD}9780141439587,"Emma\n9780441172719,Dune`,
      400,
      /^Line 2: .*quote/,
    ],
    [
      'a line of 20 MB',
      `${HEAD}9780141439587,${'x'.repeat(20_000_000)}`,
      400,
      /^Line 2: .*too long/,
    ],
    ['a line of 50 MB', `${HEAD}9780141439587,${'x'.repeat(50_000_000)}`, 413, /larger than 40 MB/],
    [
      '1,000 columns',
      Array.from({ length: 1000 }, (_, at) => `c${at}`).join(),
      400,
      /1000 columns/,
    ],
  ])('is refused with a sentence: %s', async (_what, file, status, detail) => {
    const reply = await post(file, { dryRun: 'false' });
    expect([reply.status, reply.body.detail]).toEqual([status, expect.stringMatching(detail)]);
    expect(await books()).toMatchObject([{ title: 'Emma' }]);
  });

  it('is refused before it is read if it is no CSV or the caller is no admin', async () => {
    const tooLarge = Buffer.alloc(IMPORT_MAX_BYTES + 1, 'x');
    const asVisitor = app.http().post('/api/admin/imports').set('Content-Type', 'text/csv');
    expect((await asVisitor.send(tooLarge)).status).toBe(401);
  });
});

describe('a file with a stray quote', () => {
  const LINES = [
    'ISBN,Title,Author,Price',
    '9780141439587,"Emma,Jane Austen,5',
    '9780441172719,Dune,Frank Herbert,6',
    '9780306406157,Ubik,Philip K. Dick,7',
    '9780140449136,"Crime, and Punishment",Fyodor Dostoyevsky,8',
  ];
  const one = { multiline: 'true' };

  it('asks about the row that may be several, and counts lines and rows', async () => {
    const report = await dryRun(LINES.join('\n'));
    expect(report).toMatchObject({ lines: 5, total: 1, counts: { new: 0, changed: 0, wrong: 1 } });
    expect(report.problems).toMatchObject([{ message: SEVERAL_ROWS, count: 1 }]);
    expect((await dryRun(LINES.join('\n'), one)).problems).not.toMatchObject([
      { message: SEVERAL_ROWS },
    ]);
  });

  it.each([
    ['in a description', 'ISBN,Title,Price,Description', '9780141439587,Emma,5,"A match.', ''],
    ['in a column of no book', 'ISBN,Title,Price,Notes', '9780141439587,Emma,5,"new', ''],
    ['before others', 'ISBN,Description,Title,Price', '9780141439587,"A match.,Emma,5', ''],
  ])('asks about it %s, too', async (_where, head, first) => {
    const others = ['9780441172719,Dune,6,x', '9780306406157,Ubik,7,x'];
    const last = '9780140449136,"Crime, and Punishment",8,"x"';
    const report = await dryRun([head, first, ...others, last].join('\n'));
    expect(report.counts).toMatchObject({ new: 0, changed: 0 });
    expect(report.counts.wrong).toBeGreaterThan(0);
  });

  it('accepts descriptions and notes of several lines, with commas', async () => {
    const file = [
      'ISBN,Title,Price,Description,Notes',
      '9780141439587,Emma,5,"A match, made.\nTwo, three.","a,\nb"',
      '9780441172719,Dune,6,"Sand,\r\nmore, sand, and, even, more,\r\nof, it",',
    ].join('\n');
    expect(await importFile(file, { addGenres: 'true' })).toMatchObject({
      lines: 7,
      total: 2,
      counts: { new: 1, changed: 1, wrong: 0 },
    });
  });
});

describe('a file with oddities', () => {
  it.each([
    ['line breaks of Windows', 'ISBN,Title\r\n9780141439587,Emma!\r\n', 'Emma!'],
    ['line breaks of an old Mac', 'ISBN,Title\r9780141439587,Emma!\r', 'Emma!'],
    ['apostrophes', "ISBN,Title\n9780141439587,'Twas Emma's", "'Twas Emma's"],
    ['bare quotes', 'ISBN,Title\n9780141439587,12" of "Emma"', '12" of "Emma"'],
    ['empty lines', '\n\nISBN,Title\n\n9780141439587,Emma!\n\n', 'Emma!'],
    ['a line break in a title', 'ISBN,Title\n9780141439587,"Emma\nagain"', 'Emma again'],
    ['columns without names', 'ISBN,,Title,\n9780141439587,x,Emma!,y', 'Emma!'],
    ['rows that are too short', 'ISBN,Title,Tags\n9780141439587,Emma!', 'Emma!'],
  ])('is read: %s', async (_what, file, title) => {
    expect((await importFile(file)).counts).toMatchObject({ changed: 1, wrong: 0 });
    expect(await books()).toMatchObject([{ title }]);
  });
});
