import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { importingWith, useImports } from './importing.builder.ts';

const app = useTestApp();
useImports(app);
const { get, dryRun, importFile, rows, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({})]);
});

const exported = async () => (await get('/api/admin/exports/books.csv')).text;
const sell = (id: string, copies: number) =>
  Book.collection.updateOne({ _id: new Book({ _id: id })._id }, { $inc: { stock: -copies } });
const edit = async (id: string, body: object) =>
  app
    .http()
    .put(`/api/books/edit/${id}`)
    .set('Authorization', await asAdmin())
    .send({ ...aBookBody(), title: 'Emma', ...body });
const soldSince = async () => {
  const id = await aBook({ title: 'Emma', stock: 7, newPrice: 10 });
  const text = await exported();
  await sell(id, 3);
  return { id, text };
};
/** The cells are `…,10.00,…,{stock},no,…,{version},{stock},{price}`. */
const withStock = (text: string, stock: number) => text.replace(',7,no', `,${stock},no`);

describe('an export that is imported again after three sales', () => {
  it('changes nothing, and says both numbers of copies', async () => {
    const { text } = await soldSince();
    const report = await dryRun(text);
    expect(report.counts).toEqual({ new: 0, changed: 0, unchanged: 1, wrong: 0 });
    expect(report.questions).toMatchObject([
      { column: 'stock', count: 1, examples: ['4 in the shop, 7 in the file'] },
    ]);
    expect(await rows(report, 'unchanged')).toMatchObject([
      { questions: [{ column: 'Stock', value: '4 in the shop, 7 in the file' }] },
    ]);
    await importFile(text);
    expect(await books()).toMatchObject([{ stock: 4 }]);
  });

  it.each([
    ['shop', 7, 4],
    ['shop', 9, 4],
    ['edited', 7, 4],
    ['edited', 9, 9],
    ['file', 7, 7],
    ['file', 9, 9],
  ])('takes what the owner has chosen: %s, with %d in the file', async (moved, given, stock) => {
    const { text } = await soldSince();
    const file = withStock(text, given);
    const report = await dryRun(file, { moved });
    expect(report).toMatchObject({ moved, questions: [{ column: 'stock' }] });
    await importFile(file, { moved });
    expect(await books()).toMatchObject([{ stock }]);
  });

  it('takes the other changes of the file without a question', async () => {
    const { text } = await soldSince();
    await importFile(text.replace(',Emma,', ',Emma again,'));
    expect(await books()).toMatchObject([{ title: 'Emma again', stock: 4 }]);
  });
});

describe('an export that is imported again after an edit in the shop', () => {
  it('keeps the price and the texts of the edit, and asks about them', async () => {
    const id = await aBook({ title: 'Emma', newPrice: 10, oldPrice: 20 });
    const text = await exported();
    await edit(id, { newPrice: 12, oldPrice: 20, description: 'By another admin.' });
    const report = await importFile(text);
    expect(report.counts).toMatchObject({ changed: 0, wrong: 0 });
    const asked = report.questions.map(({ column }) => column);
    expect(asked).toEqual(expect.arrayContaining(['newPrice', 'description']));
    expect(await books()).toMatchObject([{ newPrice: 12, description: 'By another admin.' }]);
    await importFile(text, { moved: 'file' });
    expect(await books()).toMatchObject([{ newPrice: 10 }]);
  });

  it('takes its changes without a question where the shop is as the export has seen it', async () => {
    await aBook({ title: 'Emma', newPrice: 10, oldPrice: 20, stock: 7 });
    const text = withStock(await exported(), 12).replace(',Emma,', ',Emma again,');
    const report = await importFile(text);
    expect(report).toMatchObject({ counts: { changed: 1 }, questions: [] });
    expect(await books()).toMatchObject([{ title: 'Emma again', stock: 12 }]);
  });
});

describe("a supplier's file", () => {
  it('counts as it says, whatever was sold before', async () => {
    const id = await aBook({ isbn: '9780141439587', stock: 7 });
    await sell(id, 3);
    await importFile('ISBN,Stock,Version\n9780141439587,9,1');
    expect(await books()).toMatchObject([{ stock: 9 }]);
  });
});
