import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { importingWith, useImports } from './importing.builder.ts';

const app = useTestApp();
useImports(app);
const { dryRun, importFile, rows, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({})]);
});

const file = (...lines: string[]) => lines.join('\n');

describe('a row that is wrong', () => {
  beforeEach(async () => {
    await aBook({ title: 'Emma', isbn: '9780141439587' });
  });
  const problemOf = async (head: string, line: string) => {
    const [row] = await rows(await dryRun(file(head, line)), 'wrong');
    return row?.problems[0];
  };

  it.each([
    ['ISBN', '9780141439588', 'This is not an ISBN'],
    ['ISBN', '9.78014143959E+12', 'A spreadsheet has rounded this ISBN'],
    ['ISBN,Title', ',No price', 'A book needs a price.'],
    ['ISBN,Price', ',5', 'needs an ISBN or a title'],
    ['ISBN,_id', '9780141439587,17', 'not the number of a book'],
    ['ISBN,Price', '9780141439587,1.234', 'read in two ways'],
    ['ISBN,Price', '9780141439587,12.3456', 'at most two decimals'],
    ['ISBN,Stock', '9780141439587,many', 'whole number'],
    ['ISBN,Stock', '9780141439587,1.000', 'read in two ways'],
    ['ISBN,Pages', '9780141439587,0', '1 to'],
    ['ISBN,Year', '9780141439587,soon', 'not a year'],
    ['ISBN,Language', '9780141439587,Klingonese', 'not the code of a language'],
    ['ISBN,Trending', '9780141439587,perhaps', 'yes or no'],
    ['ISBN,Series number', '9780141439587,2', 'needs the name of the series'],
    ['ISBN,Cover image', '9780141439587,../secret', 'name of an uploaded file'],
    ['ISBN,Title', '9780141439587,a\u0000b', 'control characters'],
    ['ISBN,Title', '9780141439587,Emma,too many', 'has 3 cells'],
    ['ISBN,Title', `9780141439587,${'x'.repeat(201)}`, 'at most 200 characters'],
  ])('names its column and why: %s, %s', async (head, line, message) => {
    expect(await problemOf(head, line)).toMatchObject({
      message: expect.stringContaining(message),
    });
  });

  it.each([
    ['Year', '2008.0', 'publishedYear', 2008],
    ['Year', '5/1/2008', 'publishedYear', 2008],
    ['Language', 'French', 'language', 'fr'],
    ['Language', 'eng', 'language', 'en'],
    ['Binding', 'Hardback', 'format', 'hardcover'],
    ['Keywords', 'Sea; Ships', 'tags', ['sea', 'ships']],
    ['Language', 'Französisch', 'language', 'fr'],
    ['Price', '"1,234.50"', 'newPrice', 1234.5],
    ['Price', '"1.234,50"', 'newPrice', 1234.5],
    ['Price', '"12,90 €"', 'newPrice', 12.9],
    ['Price', '£9.99', 'newPrice', 9.99],
    ['Price', '"EUR 24,00"', 'newPrice', 24],
    ['Price', 'CHF 1\u2019234.–', 'newPrice', 1234],
    ['Price', 'Rs. 250', 'newPrice', 250],
    ['Prix TTC', '"7,99€"', 'newPrice', 7.99],
    ['PVP', '"8,50"', 'newPrice', 8.5],
    ['RRP (GBP)', '8.50', 'newPrice', 8.5],
    ['Year', '20080501', 'publishedYear', 2008],
    ['Erscheinungsdatum', '1.5.98', 'publishedYear', 1998],
    ['Ersch.-Jahr', '04/1998', 'publishedYear', 1998],
    ['Data di pubblicazione', 'maggio 2008', 'publishedYear', 2008],
    ['Umfang', '320 S.', 'pages', 320],
    ['Bestand', '1.200', 'stock', 1200],
    ['Spr.', 'dt.', 'language', 'de'],
    ['Kurztext', 'Ein Streit.', 'description', 'Ein Streit.'],
    ['Einband', 'geb.', 'format', 'hardcover'],
    ['Einband', 'kart.', 'format', 'paperback'],
    ['Einbd.', 'geb.', 'format', 'hardcover'],
    ['Bindung', 'Tb', 'format', 'paperback'],
    ['Format', 'Taschenbuch (gekürzt)', 'format', 'paperback'],
    ['Reliure', 'broché', 'format', 'paperback'],
    ['Encuadernación', 'Tapa dura', 'format', 'hardcover'],
    ['Rilegatura', 'Brossura', 'format', 'paperback'],
    ['Format', 'E-Book (EPUB)', 'format', 'ebook'],
    ['Format', 'Hörbuch CD', 'format', 'audiobook'],
    ['Format', 'Wandkalender', 'format', 'calendar'],
    ['Format', 'Juego de mesa', 'format', 'game'],
    ['Format', 'Landkarte', 'format', 'other'],
    ['Format', 'Pp.', 'format', 'hardcover'],
    ['Format', '320 pp', 'format', 'other'],
    ['Format', '1st ed.', 'format', 'other'],
    ['Hidden', 'x', 'hidden', true],
  ])('is right with %s %s', async (column, cell, field, value) => {
    await importFile(file(`ISBN,${column}`, `9780141439587,${cell}`));
    expect(await books()).toMatchObject([{ [field]: value }]);
  });

  it('is a book that is in the file twice, or an ISBN that two books have', async () => {
    const twice = await dryRun(file('ISBN,Title', '9780141439587,Emma', '0141439580,Emma'));
    expect(await rows(twice, 'wrong')).toMatchObject([
      { line: 3, problems: [{ message: 'This book is in line 2 already.' }] },
    ]);
    await aBook({ isbn: '9780141439587' });
    expect(await problemOf('ISBN,Title', '9780141439587,Emma')).toMatchObject({
      message: expect.stringContaining('2 books in the shop'),
    });
  });
});
