import { setTimeout as wait } from 'node:timers/promises';
import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { sends } from '../../platform/pictures/far-server.builder.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Book } from '../books/books.model.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';
import { useCopying } from './copying.builder.ts';
import { DueCover } from './due-covers.ts';

const app = useTestApp();
useImports(app);
const { get, done, importFile, rows } = importingWith(app);
const { far, copy } = useCopying(app);

beforeEach(() => Promise.all([Book, DueCover].map((model) => model.collection.deleteMany({}))));

const SOURCE = 'https://pictures.example/1.png';
const file = (...lines: string[]) => ['Title,Author,Price,Cover', ...lines].join('\n');
const EMMA = `Emma,Jane Austen,9.90,${SOURCE}`;

async function undo({ _id }: ImportView) {
  const path = `/api/admin/imports/${_id}/undo`;
  await app
    .http()
    .post(path)
    .set('Authorization', await asAdmin())
    .expect(202);
  for (;;) {
    const { undone } = await done(_id);
    if (undone?.finishedAt) return undone;
    await wait(10);
  }
}

const stored = async () => {
  const books = await Book.find({}).sort({ title: 1 }).lean();
  return books.map(({ coverImage, coverSource, coverProblem }) => ({
    coverImage,
    coverSource,
    coverProblem,
  }));
};
const COPIED = { coverImage: expect.stringMatching(/^u-/), coverSource: SOURCE };

describe('an import of addresses of covers', () => {
  it('is done before any is fetched, and copies each once', async () => {
    far.answers.set('/1.png', sends(await aPicture()));
    const { counts } = await importFile(file(EMMA, `Other,Jane Austen,9.90,${SOURCE}`));
    expect(counts).toMatchObject({ new: 2 });
    expect([far.asked, (await stored())[0]]).toEqual([[], { coverImage: '', coverSource: SOURCE }]);
    await copy();
    expect(await stored()).toEqual([COPIED, COPIED]);
    expect(far.asked).toHaveLength(1);
  });

  it('changes and fetches nothing when it brings the same ones, however they are spelled', async () => {
    far.answers.set('/1.png', sends(await aPicture()));
    await importFile(file(EMMA));
    await copy();
    const before = await Book.find({}).lean();
    for (const same of [EMMA, EMMA.replace('https', 'http')]) {
      const { counts } = await importFile(file(same));
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: 1, wrong: 0 });
    }
    const { text } = await get('/api/admin/exports/books.csv');
    expect(text).toContain(SOURCE);
    expect((await importFile(text)).counts).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await app.stored('due_covers')).toEqual([]);
    await copy();
    expect(await Book.find({}).lean()).toEqual(before);
    expect(far.asked).toHaveLength(1);
  });

  it('changes and fetches nothing of what waits, or has failed', async () => {
    await importFile(file(EMMA));
    await copy();
    await importFile(file(EMMA, `Other,Jane Austen,9.90,${SOURCE}?other`));
    await DueCover.collection.deleteMany({});
    const before = await stored();
    expect(before).toMatchObject([{ coverProblem: 'not-found' }, { coverImage: '' }]);
    const { text } = await get('/api/admin/exports/books.csv');
    expect((await importFile(text)).counts).toMatchObject({ changed: 0, unchanged: 2 });
    expect([await stored(), await app.stored('due_covers')]).toEqual([before, []]);
  });

  it('takes another address, says so in one field, and is undone with the cover that was there', async () => {
    far.answers.set('/1.png', sends(await aPicture()));
    await importFile(file(EMMA));
    await copy();
    const before = await stored();
    const other = SOURCE.replace('1.png', '2.png');
    const second = await importFile(file(EMMA.replace(SOURCE, other)));
    expect(second.counts).toMatchObject({ changed: 1 });
    const [row] = await rows(second, 'changed');
    expect(row?.fields?.map(({ field }) => field)).toEqual(['coverImage', 'coverSource']);
    await copy();
    expect(await stored()).toEqual([
      { coverImage: '', coverSource: other, coverProblem: 'not-found' },
    ]);
    expect(await undo(second)).toMatchObject({ putBack: 1, kept: 0 });
    expect(await stored()).toEqual(before);
  });

  it('copies what waited when another import was made and undone', async () => {
    await importFile(file(EMMA));
    const second = await importFile(file(EMMA.replace('1.png', '2.png')));
    await DueCover.deleteMany({});
    await undo(second);
    far.answers.set('/1.png', sends(await aPicture()));
    await copy();
    expect(await stored()).toEqual([COPIED]);
  });

  it('asks once whether to take an address that differs in shop and file', async () => {
    await importFile(file(EMMA));
    const { text } = await get('/api/admin/exports/books.csv');
    await Book.updateMany({}, { coverSource: `${SOURCE}?shop`, $inc: { version: 1 } });
    const moved = await importFile(text);
    const [row] = await rows(moved, 'unchanged');
    expect(row?.questions).toMatchObject([{ values: { shop: `${SOURCE}?shop`, file: SOURCE } }]);
  });
});
