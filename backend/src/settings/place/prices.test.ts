import { beforeEach, describe, expect, it } from 'vitest';
import { Book } from '../../catalogue/books/books.model.ts';
import { importingWith, useImports } from '../../catalogue/imports/importing.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';

const PRICES = '/api/admin/shop/prices';
const FACTS = { title: 'Emma', description: 'A novel.', category: 'fiction' };
const RULE = /takes no discount/;

const app = useTestApp();
useImports(app);
const imports = importingWith(app);
let admin: string;
const send = (method: 'get' | 'post' | 'put', path: string, body?: object) =>
  app.http()[method](path).set('Authorization', admin).send(body);
const read = async (path: string) => (await send('get', path)).body;
const openIn = (country?: string) =>
  send('put', '/api/admin/shop/place', { country, currency: 'USD', locale: 'en-US' });
const decide = (body: object) => send('put', PRICES, body);
const add = (book: object) => send('post', '/api/books/create-book', { ...FACTS, ...book });
const edit = (id: string, book: object) =>
  send('put', `/api/books/edit/${id}`, { ...FACTS, ...book });

beforeEach(async () => {
  admin = await asAdmin();
  await Book.deleteMany({});
  await openIn();
  await decide({});
});

describe('the rules of prices', () => {
  it.each([
    [undefined, false, false],
    ['US', false, false],
    ['IT', true, false],
    ['FR', true, true],
  ])('of a shop in %s are usual there: lowest %s, fixed %s', async (country, lowest, fixed) => {
    await openIn(country);
    const usual = { lowestPrices: lowest, fixedPrices: fixed };
    expect(await read(PRICES)).toEqual({ usual, version: expect.any(Number) });
    const { place } = await read('/api/shop');
    expect([place.lowestPrices ?? false, place.fixedPrices ?? false]).toEqual([lowest, fixed]);
  });

  it('are those of the owner where decided, in any country, and recorded', async () => {
    const { body } = await decide({ lowestPrices: true, fixedPrices: false });
    await openIn('DE');
    expect(await read(PRICES)).toEqual({
      ...body,
      usual: { lowestPrices: true, fixedPrices: true },
    });
    expect((await read('/api/shop')).place).toMatchObject({ lowestPrices: true });
    expect((await read('/api/shop')).place).not.toHaveProperty('fixedPrices');
    const { entries } = await read('/api/admin/activity');
    const changes = entries.flatMap(({ fields }: { fields: object[] }) => fields);
    expect(changes).toContainEqual({ field: 'prices.lowestPrices', to: true });
    await decide({});
    expect(await read(PRICES)).not.toHaveProperty('lowestPrices');
  });

  it('say what is wrong, and are told to a second admin who has opened them before', async () => {
    const wrong = await decide({ lowestPrices: 'yes' });
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'lowestPrices']);
    const { version } = await read(PRICES);
    const saved = await decide({ lowestPrices: false, version });
    const refused = await decide({ lowestPrices: true, version });
    expect([refused.status, refused.body.current]).toEqual([409, saved.body]);
  });
});

describe('reduced books', () => {
  it('are those whose struck price the shop has asked, where it shows the lowest prices', async () => {
    const reduced = async () => {
      const { reduced: count } = await read('/api/books/facets');
      const books = await read('/api/books/cards?reduced=true&sort=title');
      return [count, books.map(({ title }: { title: string }) => title)];
    };
    await add({ title: 'Never asked', newPrice: 8, oldPrice: 10 });
    const { _id } = (await add({ title: 'Reduced', newPrice: 10, oldPrice: 12 })).body;
    await edit(_id, { title: 'Reduced', newPrice: 9 });
    const cheaper = (await add({ title: 'Cheaper', newPrice: 10, oldPrice: 10 })).body;
    await edit(cheaper._id, { title: 'Cheaper', newPrice: 9, oldPrice: null });
    expect(await reduced()).toEqual([2, ['Never asked', 'Reduced']]);
    await decide({ lowestPrices: true });
    expect(await reduced()).toEqual([1, ['Reduced']]);
  });
});

describe('a fixed price', () => {
  it('is that of new books where the shop has it so, unless the call says otherwise', async () => {
    expect((await add({ newPrice: 10 })).body).not.toHaveProperty('fixedPrice');
    await decide({ fixedPrices: true });
    expect((await add({ newPrice: 10 })).body).toMatchObject({ fixedPrice: true });
    const free = await add({ newPrice: 10, oldPrice: 12, fixedPrice: false });
    expect([free.status, free.body.fixedPrice]).toEqual([201, undefined]);
  });

  it('takes no discount, but another price', async () => {
    const refused = await add({ newPrice: 10, oldPrice: 12, fixedPrice: true });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [{ path: 'oldPrice', message: expect.stringMatching(RULE), code: 'fixed-price', values: {} }],
    ]);
    const { _id } = (await add({ newPrice: 10, oldPrice: 10, fixedPrice: true })).body;
    const tooHigh = await edit(_id, { newPrice: 8 });
    expect([tooHigh.status, tooHigh.body.fields[0].path]).toEqual([400, 'oldPrice']);
    expect((await edit(_id, { newPrice: 8, oldPrice: null })).body).toMatchObject({ newPrice: 8 });
    expect((await edit(_id, { newPrice: 7, oldPrice: 9, fixedPrice: false })).status).toBe(200);
    const back = await edit(_id, { newPrice: 7, fixedPrice: true });
    expect([back.status, back.body.fields[0].path]).toEqual([400, 'oldPrice']);
  });

  it('stays in a reduction of many books, and follows a change of both prices', async () => {
    const { _id } = (await add({ newPrice: 10, oldPrice: 10, fixedPrice: true })).body;
    const other = (await add({ newPrice: 10, oldPrice: 10 })).body;
    const change = (prices: string, query = '') =>
      send('post', `/api/admin/books/changes${query}`, {
        ids: [_id, other._id],
        change: { kind: 'price', prices, percent: -10 },
      });
    const { body: preview } = await change('selling', '?dryRun=true');
    expect(preview).toMatchObject({ changed: 1, unchanged: 1, refused: 0, fixed: 1 });
    expect((await change('selling')).body).toMatchObject({ changed: 1, fixed: 1 });
    expect(await read(`/api/books/${_id}`)).toMatchObject({ newPrice: 10, oldPrice: 10 });
    const { body: both } = await change('both');
    expect([both.changed, both.fixed]).toEqual([2, undefined]);
    expect(await read(`/api/books/${_id}`)).toMatchObject({ newPrice: 9, oldPrice: 9 });
  });

  it('comes with imported books, and refuses the rows that would reduce them', async () => {
    await decide({ fixedPrices: true });
    const file = [
      'Title,ISBN,Price,Old price,Fixed price',
      'Emma,9780306406157,10,,',
      'Dune,9780141439518,10,12,no',
      'Ulysses,9780141182803,10,12,',
    ].join('\n');
    const done = await imports.importFile(file);
    expect(done).toMatchObject({ counts: { new: 2, wrong: 1 } });
    const [wrong] = await imports.rows(done, 'wrong');
    expect(wrong?.problems).toEqual([
      {
        column: 'Old price',
        value: '12',
        code: 'fixed-price',
        message: expect.stringMatching(RULE),
      },
    ]);
    const fixed = async () =>
      (await imports.books()).map(({ title, fixedPrice }) => [title, fixedPrice ?? false]);
    expect(await fixed()).toEqual([
      ['Dune', false],
      ['Emma', true],
    ]);
    await imports.importFile(file, { leaveOut: 'oldPrice' });
    expect(await fixed()).toContainEqual(['Ulysses', true]);
    const again = await imports.dryRun('ISBN,Fixed price\n9780141439518,yes\n');
    expect((await imports.rows(again, 'wrong'))[0]?.problems).toMatchObject([
      { column: 'Fixed price', value: 'yes' },
    ]);
    const { text } = await send('get', '/api/admin/exports/books.csv');
    expect(text).toMatch(/Old price,Fixed price,Genre/);
  });
});
