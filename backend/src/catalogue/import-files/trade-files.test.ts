import { TO_SORT } from '@book-store/contract/catalogue/genres/categories';
import type { ImportView } from '@book-store/contract/catalogue/imports/imports.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { RateWindow } from '../../platform/http/limits/rate-limit.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { aBook } from '../books/books.builder.ts';
import { Book } from '../books/books.model.ts';
import { Genre } from '../genres/genres.model.ts';
import { importingWith, useImports } from '../imports/importing.builder.ts';
import { BookImport } from '../imports/imports.model.ts';

const app = useTestApp();
useImports(app);
const { get, post, dryRun, importFile, rows, books } = importingWith(app);
beforeEach(async () => {
  await Promise.all([Book.deleteMany({}), RateWindow.deleteMany({}), BookImport.deleteMany({})]);
});

const lines = (...of: string[]) => of.join('\n');
const allBooks = async () => (await get('/api/books/?limit=100&sort=title')).body;

/** Returns the ISBN of a number, with hyphens as publishers write it. */
function isbnOf(at: number): string {
  const twelve = `978345600${String(at).padStart(3, '0')}`;
  const sum = [...twelve].reduce((all, digit, i) => all + Number(digit) * (i % 2 ? 3 : 1), 0);
  return `978-3-456-00${String(at).padStart(3, '0')}-${(10 - (sum % 10)) % 10}`;
}

/** A list of 60 titles as a German wholesaler sends it. */
function wholesalersFile(): Buffer {
  const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';
  const rowOf = (_: unknown, at: number) =>
    [
      // Two games and a calendar have an EAN that is no ISBN, two pamphlets have nothing.
      at < 3 ? `426001234567${at}` : at < 5 ? '' : isbnOf(at),
      `Übungsbuch „Größe“ – Teil ${at + 1}`,
      pick(['Müller, Jörg', 'Böll, Heinrich / Grass, Günter', ''], at),
      pick(['Rowohlt', 'S. Fischer', 'C.H.Beck'], at),
      pick(['12,90 €', '7,99€', 'EUR 24,00', '1.234,50', '9,-'], at),
      at < 2 ? 'Spiel' : pick(['geb.', 'kart.', 'Tb', 'Pb', 'Broschur', 'Hörbuch'], at),
      pick(['15.03.2024', '03/2021', '1.9.19', '2020'], at),
      at % 20 === 7 ? 'folgt' : `${100 + at} S.`,
      pick(['Deutsch', 'dt.', 'ger', 'Englisch'], at),
      pick(['Sachbuch', 'Belletristik', ''], at),
      at % 3 === 0 ? 'Ein Buch; mit „Inhalt“.' : '',
    ]
      .map((cell) => (cell.includes(';') ? `"${cell}"` : cell))
      .join(';');
  const head =
    'EAN/ISBN;Titel;Autor/Hrsg.;Verlag;Ladenpreis (EUR);Einband;Erscheinungsdatum;Umfang;Sprache;Warengruppe;Klappentext';
  const text = [head, ...Array.from({ length: 60 }, rowOf)].join('\r\n');
  const windows1252: Record<string, string> = {
    '€': '\x80',
    '„': '\x84',
    '“': '\x93',
    '–': '\x96',
  };
  return Buffer.from(
    text.replace(/[€„“–]/g, (sign) => windows1252[sign] ?? sign),
    'latin1',
  );
}

describe("a wholesaler's file of 60 rows", () => {
  it('comes in whole after four decisions', async () => {
    const file = wholesalersFile();
    const { body } = await post(file);
    expect(body).toMatchObject({ fields: [{ path: 'encoding' }] });
    const decided: Record<string, string> = { encoding: 'latin1' };
    const first = await dryRun(file, decided);
    expect(first.columns.every(({ column }) => column !== undefined)).toBe(true);
    expect(first.problems).toMatchObject(
      [
        { column: 'category', count: 40, examples: ['Sachbuch', 'Belletristik'] },
        { column: 'isbn', count: 3 },
        { column: 'pages', count: 3, examples: ['folgt'] },
      ].sort((a, b) => b.count - a.count),
    );
    decided.addGenres = 'true';
    decided.leaveOut = 'isbn,pages';
    expect((await dryRun(file, decided)).counts).toMatchObject({ new: 60, wrong: 0 });
    expect((await importFile(file, decided)).counts).toMatchObject({ new: 60, wrong: 0 });
    const found = await allBooks();
    expect(found).toHaveLength(60);
    const titled = (part: number) =>
      found.find(({ title }: { title: string }) => title === `Übungsbuch „Größe“ – Teil ${part}`);
    expect(titled(1)).toMatchObject({
      author: 'Jörg Müller',
      newPrice: 12.9,
      format: 'game',
      publishedYear: 2024,
    });
    expect(titled(2)).toMatchObject({ author: 'Heinrich Böll, Günter Grass' });
    expect(titled(6)).toMatchObject({
      isbn: isbnOf(5).replaceAll('-', ''),
      newPrice: 12.9,
      format: 'audiobook',
      publishedYear: 2021,
      pages: 105,
      language: 'de',
      category: TO_SORT.toLowerCase(),
      description: '',
    });
    expect(titled(4)).toMatchObject({
      newPrice: 1234.5,
      format: 'paperback',
      category: 'sachbuch',
    });
    expect((await importFile(file, decided)).counts).toMatchObject({ unchanged: 60 });
    await Genre.deleteMany({ category: { $in: ['sachbuch', 'belletristik'] } });
  });
});

/** Rows of a catalogue of 10,000 books on the web: one for each kind of oddity that it has. */
const CATALOGUE = lines(
  'book_id,books_count,isbn,isbn13,authors,original_publication_year,original_title,title,language_code,average_rating,ratings_count,image_url',
  '1,272,439023483,9.78043902348e+12,Suzanne Collins,2008.0,The Hunger Games,"The Hunger Games (The Hunger Games, #1)",eng,4.34,4780653,https://example.com/1.jpg',
  '2,491,1416524797,9.78141652479e+12,Dan Brown,2000.0,Angels & Demons,Angels & Demons,en-CA,3.85,2001311,https://example.com/2.jpg',
  '3,80,,9.78067172365e+12,Dale Carnegie,1936.0,,How to Win Friends,,4.13,282623,https://example.com/3.jpg',
  '4,90,,,Tina Fey,2011.0,Bossypants,Bossypants,eng,3.94,506250,https://example.com/4.jpg',
  '5,90,143039954,9.78014303995e+12,"Homer, Robert Fagles",-720.0,Ὀδύσσεια,The Odyssey,eng,3.73,670326,https://example.com/5.jpg',
  '6,90,812971060,9.78081297106e+12,Azar Nafisi,,Reading Lolita,Reading Lolita in Tehran,mul,3.6,1,https://example.com/6.jpg',
  `7,9,,,"${Array.from({ length: 30 }, (_, at) => `Ann Author${at}`).join(', ')}",2008.0,,Many,eng,4,3,https://example.com/7.jpg`,
);

describe('a catalogue of the web', () => {
  it('comes in whole with a price for all and two decisions about what nobody can mend', async () => {
    const defaults = JSON.stringify({ newPrice: '9,99' });
    const report = await dryRun(CATALOGUE, { defaults });
    expect(report.problems.map(({ column, count }) => [column, count])).toEqual([
      ['isbn', 1],
      ['publishedYear', 1],
      ['isbn', 1],
    ]);
    const decided = { defaults, leaveOut: 'isbn,publishedYear' };
    expect((await importFile(CATALOGUE, decided)).counts).toMatchObject({ new: 7, wrong: 0 });
    const found = await allBooks();
    expect(
      found
        .map(({ isbn }: { isbn?: string }) => isbn)
        .filter(Boolean)
        .sort(),
    ).toEqual(['9780143039952', '9780439023481', '9781416524793']);
    expect((await importFile(CATALOGUE, decided)).counts).toMatchObject({ unchanged: 7 });
  });
});

describe('a row that says little', () => {
  it('needs only a title and a price, and is known by title and author the next time', async () => {
    const file = lines('Title,Author,Price', 'Emma,Jane Austen,5', 'Emma,Somebody | else,6');
    expect((await importFile(file)).counts).toMatchObject({ new: 2 });
    const second = await importFile(
      file.replace('Austen,5', 'Austen,7').replace('Emma,J', 'EMMA,J'),
    );
    expect(second.counts).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await books()).map(({ newPrice }) => newPrice).sort()).toEqual([6, 7]);
  });

  it('needs only an ISBN and a price, and its ISBN stands for the title', async () => {
    const report = await importFile(lines('ISBN,Price', '9780141439587,5'));
    expect(report.repairs).toMatchObject([{ column: 'title', count: 1 }]);
    expect(await books()).toMatchObject([{ title: 'ISBN 9780141439587', newPrice: 5 }]);
  });

  it('never changes a book with an ISBN by its title, and is refused where two have that title', async () => {
    await aBook({ title: 'Emma', author: 'Jane Austen', isbn: '9780141439587', newPrice: 3 });
    const file = lines('Title,Author,Price', 'Emma,Jane Austen,5');
    expect((await importFile(file)).counts).toMatchObject({ new: 1 });
    await aBook({ title: 'Emma', author: 'Jane Austen' });
    const report = await importFile(file);
    expect(await rows(report, 'wrong')).toMatchObject([
      { problems: [{ message: expect.stringContaining('2 books in the shop have this title') }] },
    ]);
    expect((await books()).filter(({ newPrice }) => newPrice === 3)).toHaveLength(1);
  });

  it('gives its ISBN to the one book without any that has its title and author', async () => {
    const before = lines('Title,Author,Price,Publisher', 'Emma,Jane Austen,5,', 'Dune,,6,Ace');
    await importFile(before);
    const file = lines(
      'ISBN,Title,Author,Price,Publisher',
      '9780141439587,EMMA,jane austen,5,Penguin',
      '9780306406157,Emma,Jane Austen,7,Folio',
      '9780441172719,Dune,,6,Gollancz',
    );
    const report = await dryRun(file);
    expect(report.counts).toEqual({ new: 2, changed: 1, unchanged: 0, wrong: 0 });
    expect(report.repairs).toMatchObject([
      { column: 'isbn', count: 1, examples: ['EMMA → 9780141439587'] },
    ]);
    expect((await importFile(file)).counts).toMatchObject({ new: 2, changed: 1 });
    const found = (await books()).map(({ isbn, publisher }) => [isbn, publisher]);
    expect(found.sort()).toEqual([
      [undefined, 'Ace'],
      ['9780141439587', 'Penguin'],
      ['9780306406157', 'Folio'],
      ['9780441172719', 'Gollancz'],
    ]);
    expect((await importFile(file)).counts).toMatchObject({ unchanged: 3 });
  });

  it('takes what the owner has chosen for new books, and changes no known one by it', async () => {
    await aBook({ title: 'Emma', isbn: '9780141439587', newPrice: 3, language: 'fr', stock: 1 });
    const defaults = { newPrice: '12,50', category: 'Fiction', language: 'German', stock: '4' };
    const file = lines('ISBN,Title,Language', '9780141439587,Emma,', ',Dune,', ',Ubik,en');
    await importFile(file, { defaults: JSON.stringify({ ...defaults, format: 'Paperback' }) });
    expect(await books()).toMatchObject([
      { title: 'Dune', newPrice: 12.5, category: 'fiction', language: 'de', format: 'paperback' },
      { title: 'Emma', newPrice: 3, stock: 1 },
      { title: 'Ubik', language: 'en', stock: 4 },
    ]);
    expect((await post(file, { defaults: '{"title":"x"}' })).status).toBe(400);
  });

  it('names the genre to sort in the language of the shop, and finds it again', async () => {
    const category = TO_SORT.toLowerCase();
    await Genre.deleteOne({ category });
    await storeSettings({ storefront: { storefront: 'german' } });
    await importFile(lines('Title,Price', 'Emma,5'));
    await importFile(lines('Title,Price', 'Ubik,6'));
    await storeSettings({ storefront: { storefront: undefined } });
    expect(await books()).toMatchObject([{ category }, { category }]);
    expect(await Genre.find({ category }).lean()).toMatchObject([{ name: 'Noch einzuordnen' }]);
    await Genre.deleteOne({ category });
  });

  it('goes into a genre to sort, which visitors do not see among the others', async () => {
    await importFile(lines('Title,Price', 'Emma,5'));
    expect(await books()).toMatchObject([{ category: TO_SORT.toLowerCase() }]);
    const { body } = await app.http().get('/api/genres');
    expect(body.map(({ name }: { name: string }) => name)).not.toContain(TO_SORT);
    expect(await Genre.findOne({ name: TO_SORT }).lean()).toMatchObject({ hidden: true });
    await Genre.deleteOne({ name: TO_SORT });
  });

  it('keeps title, description and genre of a known book where its cells are empty', async () => {
    await aBook({ title: 'Emma', isbn: '9780141439587', description: 'A match.', newPrice: 3 });
    await importFile(lines('ISBN,Title,Description,Genre,Price', '9780141439587,,,,5'));
    expect(await books()).toMatchObject([
      { title: 'Emma', description: 'A match.', category: 'fiction', newPrice: 5 },
    ]);
  });
});

describe('the weight of books', () => {
  it.each([
    ['350', 350],
    ['350 g', 350],
    ['1.250 g', 1250],
    ['0,35 kg', 350],
    ['1.2kg', 1200],
    ['0', undefined],
    ['', undefined],
  ])('is read in grams from %j', async (cell, weight) => {
    await importFile(lines('Titel;Preis;Gewicht', `Emma;5,00;${cell}`));
    const [book] = await books();
    expect(book?.weight ?? undefined).toBe(weight);
  });

  it('is wrong where it could be anything', async () => {
    const report = await dryRun(lines('Title;Price;Weight', 'Emma;5;heavy', 'Dune;5;0,35'));
    expect(report.problems).toMatchObject([{ column: 'weight', count: 2 }]);
  });
});

describe('what is mended in a file', () => {
  const repairsOf = async (head: string, line: string): Promise<ImportView['repairs']> =>
    (await dryRun(lines(head, line))).repairs;

  it.each([
    ['439023483', '9780439023481'],
    ['7442912', '9780007442911'],
    ['43965548X', '9780439655484'],
    ['439023483.0', '9780439023481'],
  ])('is the ISBN %s that has lost its zeros, as its check digit proves', async (cell, isbn) => {
    const report = await importFile(lines('ISBN,Title,Price', `${cell},Emma,5`));
    expect(await books()).toMatchObject([{ isbn }]);
    expect(await rows(report, 'new')).toMatchObject([
      { repairs: [{ column: 'ISBN', value: cell, to: isbn }] },
    ]);
  });

  it.each(['439023484', '12345', '978014143958'])(
    'is no ISBN that could be another one: %s',
    async (cell) => {
      const report = await dryRun(lines('ISBN,Title,Price', `${cell},Emma,5`));
      expect(report).toMatchObject({
        counts: { wrong: 1 },
        problems: [{ column: 'isbn', count: 1, examples: [cell] }],
      });
    },
  );

  it('is said of hyphens, foreign currencies, unknown formats and long lists of authors', async () => {
    expect(await repairsOf('ISBN,Title,Price', '978-0-14-143958-7,Emma,5')).toMatchObject([
      { column: 'isbn', examples: ['978-0-14-143958-7 → 9780141439587'] },
    ]);
    expect(await repairsOf('Title,Price', 'Emma,£9.99')).toMatchObject([
      { column: 'newPrice', examples: ['£9.99 → 9.99'] },
    ]);
    expect(await repairsOf('Title,Price,Format', 'Emma,5,Xyz')).toMatchObject([
      { column: 'format', examples: ['Xyz'] },
    ]);
    const many = Array.from({ length: 20 }, (_, at) => `Author Number${at}`).join(', ');
    await importFile(lines('Title,Price,Author', `Emma,5,"${many}"`));
    const [{ author = '' } = {}] = await books();
    expect(author).toMatch(/^Author Number0, .*Number\d+$/);
    expect(author.length).toBeLessThanOrEqual(120);
  });

  it('is nothing in a file that is right', async () => {
    expect(await repairsOf('ISBN,Title,Price,Format', '978-0141439587,Emma,$5,Pbk')).toEqual([]);
  });

  it('is an ISBN that stands in another column', async () => {
    await importFile(lines('EAN,ISBN,Title,Price', '4260012345670,0141439580,Emma,5'));
    await importFile(lines('ISBN13,ISBN,Title,Price', '9.78044117272E+12,0441172717,Dune,5'));
    expect(await books()).toMatchObject([{ isbn: '9780441172719' }, { isbn: '9780141439587' }]);
  });
});

describe('what is wrong with a file', () => {
  const FILE = lines(
    'ISBN,Title,Price,Year,Language,Genre',
    '9780141439588,Emma,x,soon,Klingonese,Fiction',
    '9780441172719,Dune,5,later,en,Nowhere',
    '9780441172719,Dune,5,2000,en,Fiction',
    '9780306406157,Ubik,5,1969,en,Fiction',
  );

  it('is said at once of each row, and in groups of the whole file', async () => {
    const report = await dryRun(FILE);
    const [emma] = await rows(report, 'wrong');
    expect(emma?.problems.map(({ column }) => column).sort()).toEqual(
      ['ISBN', 'Language', 'Price', 'Year'].sort(),
    );
    expect(report.problems[0]).toMatchObject({
      column: 'publishedYear',
      count: 2,
      examples: ['soon', 'later'],
    });
    expect(report.problems).toContainEqual(
      expect.objectContaining({ message: 'This book is in line 3 already.', count: 1 }),
    );
  });

  it('can be accepted for all rows: the cells are left out, and the rest comes in', async () => {
    const report = await importFile(FILE, { leaveOut: 'isbn,publishedYear,language,category' });
    expect(report.counts).toEqual({ new: 2, changed: 0, unchanged: 0, wrong: 2 });
    const found = await books();
    expect(found).toMatchObject([
      { title: 'Dune', category: TO_SORT.toLowerCase() },
      { title: 'Ubik', publishedYear: 1969 },
    ]);
    expect(found[0]).not.toHaveProperty('publishedYear');
    const priced = {
      leaveOut: 'isbn,publishedYear,language,newPrice',
      defaults: '{"newPrice":"3"}',
    };
    const line = '9780141439588,Emma,x,soon,Klingonese,Fiction';
    await importFile(lines('ISBN,Title,Price,Year,Language,Genre', line), priced);
    const emma = (await books()).find(({ title }) => title === 'Emma');
    expect(emma).toMatchObject({ newPrice: 3 });
    expect(emma).not.toHaveProperty('isbn');
    await Genre.deleteOne({ name: TO_SORT });
  });

  it('keeps what a known book has where its cell is left out', async () => {
    await aBook({ title: 'Emma', isbn: '9780141439587', newPrice: 3, pages: 100 });
    const file = lines('ISBN,Price,Pages,Publisher', '9780141439587,free,many,Penguin');
    await importFile(file, { leaveOut: 'newPrice,pages' });
    expect(await books()).toMatchObject([{ newPrice: 3, pages: 100, publisher: 'Penguin' }]);
  });

  it('is one group where sentences differ only in their numbers', async () => {
    const twice = Array.from({ length: 240 }, (_, at) => `Book ${at % 120},5`);
    const report = await dryRun(lines('Title,Price', ...twice));
    expect(report.problems).toEqual([
      { message: 'This book is in line … already.', code: 'in-line', count: 120, examples: [] },
    ]);
  });
});
