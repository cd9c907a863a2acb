import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { Picture } from '../../platform/pictures/covers.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { aGenre } from '../genres/genres.builder.ts';
import { importingWith, useImports } from './importing.builder.ts';

const app = useTestApp();
useImports(app);
const { get, post, dryRun, importFile, rows, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({})]);
});
afterEach(() => void vi.restoreAllMocks());

const EMMA = '9780141439587';
const OTHER = '9780441172719';
const call = async (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  app
    .http()
    [method](path)
    .set('Authorization', await asAdmin())
    .send(body);
const deleteBook = (id: string) => call('delete', `/api/books/${id}`);
const editBook = (id: string) =>
  call('put', `/api/books/edit/${id}`, { ...aBookBody(), title: 'By somebody else', isbn: EMMA });

/** Lets something happen after the rows of an import are planned, and before they are stored. */
function meanwhile(happens: () => Promise<unknown>): void {
  let isDone = false;
  const lean = async () => {
    const isFirst = !isDone;
    isDone = true;
    if (isFirst) await happens();
    return { tint: 'abc', width: 400, height: 600 };
  };
  vi.spyOn(Picture, 'findById').mockReturnValue({ lean } as never);
}

const problemOf = async (report: ImportView) =>
  (await rows(report, 'wrong'))[0]?.problems[0]?.message;
/** A row with the ISBN of one book, and one of a book that stays as it is. */
const fileOf = (line: string) =>
  `ISBN,Title,Price,Genre,Cover image\n${line}\n${OTHER},Dune,7,Fiction,\n`;

describe('a row whose book somebody changes before it is stored', () => {
  it.each([
    ['deletes', deleteBook, /has deleted this book/],
    ['edits', editBook, /has edited this book/],
  ])('is reported as what has happened: somebody %s it', async (_what, happens, reason) => {
    const id = await aBook({ title: 'Emma', isbn: EMMA });
    meanwhile(() => happens(id));
    const report = await importFile(fileOf(`${EMMA},Emma again,5,,book-2.webp`));
    expect(report.counts).toEqual({ new: 1, changed: 0, unchanged: 0, wrong: 1 });
    expect(await problemOf(report)).toMatch(reason);
    expect((await books()).map(({ title }) => title)).not.toContain('Emma again');
    const { text } = await get(`/api/admin/imports/${report._id}/failed.csv`);
    const again = await importFile(text.replace(',,', ',Fiction,'));
    expect(again.counts).toMatchObject({ wrong: 0 });
    expect((await books()).map(({ title }) => title)).toContain('Emma again');
  });

  it('is not added twice if somebody adds the book meanwhile', async () => {
    meanwhile(() => call('post', '/api/books/create-book', { ...aBookBody(), isbn: EMMA }));
    const report = await importFile(fileOf(`${EMMA},Emma,5,Fiction,book-2.webp`));
    expect(report.counts).toMatchObject({ new: 1, wrong: 1 });
    expect(await problemOf(report)).toMatch(/has added this book/);
    expect(await Book.countDocuments({ isbn: EMMA })).toBe(1);
  });

  it('is in no genre that somebody deletes meanwhile', async () => {
    await aGenre('Sea Stories');
    meanwhile(() => call('delete', '/api/admin/genres/sea-stories'));
    const report = await importFile(fileOf(`${EMMA},Emma,5,Sea Stories,book-2.webp`));
    expect(report.counts).toMatchObject({ new: 1, wrong: 1 });
    expect(await problemOf(report)).toMatch(/has deleted this genre/);
    expect(await books()).toMatchObject([{ title: 'Dune' }]);
  });

  it('takes no copies back that are sold meanwhile, if the file says what it has seen', async () => {
    const id = await aBook({ title: 'Emma', isbn: EMMA, stock: 7 });
    const text = (await get('/api/admin/exports/books.csv')).text
      .replace(',7,no', ',9,no')
      .replace('book-1.webp', 'book-2.webp');
    meanwhile(() =>
      Book.collection.updateOne({ _id: new Types.ObjectId(id) }, { $inc: { stock: -3 } }),
    );
    const report = await importFile(text);
    expect(await problemOf(report)).toMatch(/number of copies has changed/);
    expect(await books()).toMatchObject([{ stock: 4 }]);
  });
});

describe('an import of what a dry run has shown', () => {
  it.each([
    ['deleted', deleteBook, /has deleted this book since/],
    ['edited', editBook, /has edited this book since/],
  ])('leaves alone a book that was %s since', async (_what, happens, reason) => {
    const id = await aBook({ title: 'Emma', isbn: EMMA });
    const file = fileOf(`${EMMA},Emma again,5,Fiction,`);
    const { _id: checked } = await dryRun(file);
    await happens(id);
    const report = await importFile(file, { checked });
    expect(report.counts).toMatchObject({ new: 1, wrong: 1 });
    expect(await problemOf(report)).toMatch(reason);
    expect((await books()).map(({ title }) => title)).not.toContain('Emma again');
  });

  it('stores all of it if nothing has changed, and adds nothing twice', async () => {
    const file = fileOf(`${EMMA},Emma,5,Fiction,`);
    const { _id: checked } = await dryRun(file);
    await aBook({ title: 'Emma', isbn: EMMA, newPrice: 3 });
    const report = await importFile(file, { checked });
    expect(report.counts).toMatchObject({ new: 1, wrong: 1 });
    expect(await problemOf(report)).toMatch(/has added this book since/);
    const { _id } = await dryRun(file);
    expect((await importFile(file, { checked: _id })).counts).toMatchObject({
      wrong: 0,
      changed: 1,
    });
  });

  it('asks for another check if that one is no longer there', async () => {
    const checked = new Types.ObjectId().toString();
    const { status, body } = await post(fileOf(`${EMMA},Emma,5,,`), { dryRun: 'false', checked });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('check the file again')]);
  });
});
