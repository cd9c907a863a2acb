import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { refreshShop } from '../../settings/shop/current-shop.ts';
import { ShopSettings } from '../../settings/shop/shop-settings.model.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { Genre } from '../genres/genres.model.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';

const app = useTestApp();
useImports(app);
const { get, post, dryRun, importFile, rows, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({})]);
});

const exported = async () => (await get('/api/admin/exports/books.csv')).text;
/** What a German Excel saves: semicolons, decimal commas, Windows-1252. */
const asGermanExcel = (csv: string) =>
  Buffer.from(
    csv
      .replace('\uFEFF', '')
      .replaceAll(',', ';')
      .replace(/(;\d+)\.(\d\d)(?=;)/g, '$1,$2'),
    'latin1',
  );

describe('an export that a spreadsheet has saved', () => {
  it('keeps its ISBNs, because they are no numbers', async () => {
    await aBook({ isbn: '9780141439587' });
    const text = await exported();
    expect(text).toContain(',978-0141439587,');
    expect((await dryRun(text)).counts).toMatchObject({ unchanged: 1 });
  });

  it.each(['9.78014E+12', '9,78014E+12', '9780140000000'])(
    'changes no ISBN of a book that it names by _id if the ISBN is damaged: %s',
    async (damaged) => {
      await aBook({ title: 'Emma', isbn: '9780141439587' });
      await aBook({ title: 'Persuasion', isbn: '9780141439686' });
      const before = await Book.find({}).lean();
      const text = (await exported())
        .replace(/978-\d{10}/g, `"${damaged}"`)
        .replace('Persuasion', 'Persuasion!');
      expect((await importFile(text)).counts).toMatchObject({ changed: 1, unchanged: 1, wrong: 0 });
      expect((await books()).map(({ isbn }) => isbn)).toEqual(before.map(({ isbn }) => isbn));
    },
  );

  it.each([
    ['de-DE', 'EUR', '9,50'],
    ['fr-FR', 'EUR', '9,50'],
    ['de-DE', 'KWD', '9,500'],
    ['en-KW', 'KWD', '9.500'],
    ['de-DE', 'JPY', '950'],
  ])('changes nothing in a shop of %s that sells in %s', async (locale, currency, price) => {
    await storeSettings({ place: { locale, currency } });
    await refreshShop();
    const series = { name: 'Numbers', number: 1.5 };
    await aBook({ title: 'Eins, zwei; drei', newPrice: Number(price.replace(',', '.')), series });
    await aBook({ newPrice: currency === 'JPY' ? 1234 : 1234.5, popularity: 1000 });
    const text = await exported();
    expect(text).toContain(locale === 'en-KW' ? `,${price},` : `;${price};`);
    expect((await dryRun(text)).counts).toMatchObject({ changed: 0, unchanged: 2, wrong: 0 });
    await ShopSettings.deleteMany({});
    await refreshShop();
  });

  it('says so of a damaged ISBN without a book of that _id', async () => {
    const report = await dryRun('_id,ISBN,Title\n65f000000000000000000001,9.78014E+12,Emma');
    expect(await rows(report, 'wrong')).toMatchObject([
      { problems: expect.arrayContaining([expect.objectContaining({ column: 'ISBN' })]) },
    ]);
  });

  it('is read with semicolons, decimal commas and Windows-1252, as a German Excel saves it', async () => {
    await aBook({ title: 'Müller – 5 €', isbn: '9780141439587', newPrice: 1234.5, oldPrice: 2000 });
    await aBook({ title: 'Tyll', newPrice: 9.5, oldPrice: 12 });
    const saved = asGermanExcel(
      (await exported()).replace('Müller – 5 €', 'M\u00fcller \u0096 5 \u0080'),
    );
    const { status, body } = await post(saved);
    expect(status).toBe(400);
    expect(body.sample).toContain('Müller – 5 €');
    const report = await dryRun(saved, { encoding: 'latin1' });
    expect(report).toMatchObject({
      separator: 'semicolon',
      counts: { changed: 0, unchanged: 2, wrong: 0 },
    });
    const title = report.columns.find(({ column }) => column === 'title');
    expect(title?.samples).toContain('Müller – 5 €');
  });

  it('names genres as the shop does, and an import knows them by name or address in any case', async () => {
    await Genre.create({ category: 'sea', name: 'Sea Stories', slug: 'sea-stories', position: 99 });
    await aBook({ isbn: '9780141439587', category: 'sea' });
    expect(await exported()).toContain(',Sea Stories,');
    for (const name of ['Sea Stories', 'SEA STORIES', 'sea-stories', 'Sea']) {
      const report = await dryRun(`ISBN,Genre\n9780141439587,${name}`);
      expect(report.counts, name).toMatchObject({ unchanged: 1 });
    }
    await Genre.deleteOne({ category: 'sea' });
  });

  it('has repairable ISBNs in the file of wrong rows, too', async () => {
    const report = await dryRun('ISBN,Title,Price\n9780306406157,Bad,free');
    const { text } = await get(`/api/admin/imports/${report._id}/failed.csv`);
    expect(text).toContain('978-0306406157,Bad,free');
  });
});

describe('an import of hidden marks', () => {
  it('leaves out marks that turn or split a text, and keeps the letters of every script', async () => {
    const title = 'Em\u202ema\u200b \u2067of\u2069 \u0646\u06cc\u200c\u0645\u200f';
    const text = `ISBN,Title,Author,Price,Genre,Description\n9780141439587,${title},\u202eAda,5,Fiction,De\u00adscription`;
    await importFile(text);
    expect(await books()).toMatchObject([
      { title: 'Emma of \u0646\u06cc\u200c\u0645', author: 'Ada', description: 'Description' },
    ]);
  });
});

describe('a dry run with the price 0', () => {
  it('counts the rows that would give a book away, and marks them', async () => {
    await aBook({ isbn: '9780141439587', newPrice: 5 });
    await aBook({ isbn: '9780306406157', newPrice: 0, title: 'A leaflet' });
    const report = await dryRun('ISBN,Price\n9780141439587,0\n9780306406157,0');
    expect(report).toMatchObject({ free: 1, counts: { changed: 1, unchanged: 1 } });
    expect(await rows(report, 'changed')).toMatchObject([{ line: 2, isFree: true }]);
    const [unchanged] = await rows(report, 'unchanged');
    expect(unchanged).not.toHaveProperty('isFree');
  });
});
