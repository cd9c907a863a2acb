import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@book-store/contract/categories';
import { toDollars } from '@book-store/contract/money';
import { catalogueBook } from '../../src/catalogue-cli/catalogue-book.ts';
import { readCsv } from '../../src/shared/read-csv.ts';
import { toCsv } from '../../src/shared/write-csv.ts';
import { toBook } from '../load/many-books.ts';

type Row = {
  isbn: string;
  title: string;
  author?: string;
  category: string;
  description: string;
  publishedYear?: number;
  language?: string;
  series?: { name: string; number?: number };
  tags?: string[];
  stock?: number;
  newPriceCents: number;
};

/** Returns a file of books as `POST /api/admin/imports` takes it, with prices times `factor`. */
export async function booksFile(rows: readonly Row[], factor = 1): Promise<string> {
  const columns: { name: string; value: (row: Row) => string | number | undefined }[] = [
    { name: 'ISBN', value: ({ isbn }) => isbn },
    { name: 'Title', value: ({ title }) => title },
    { name: 'Author', value: ({ author }) => author },
    { name: 'Price', value: (row) => toDollars(Math.round(row.newPriceCents * factor)) },
    { name: 'Genre', value: ({ category }) => category },
    { name: 'Description', value: ({ description }) => description },
    { name: 'Year', value: ({ publishedYear }) => publishedYear },
    { name: 'Language', value: ({ language }) => language },
    { name: 'Series', value: ({ series }) => series?.name },
    { name: 'Series number', value: ({ series }) => series?.number },
    { name: 'Tags', value: ({ tags }) => tags?.join(', ') },
    { name: 'Stock', value: ({ stock }) => stock },
  ];
  let text = '';
  for await (const part of toCsv(columns, rows)) text += part;
  return text;
}

/** Returns `count` books: those of a catalogue like goodbooks-10k, or generated ones. */
export const booksOf = (count: number, csv: string | undefined): Row[] =>
  csv ? ofCatalogue(csv, count) : Array.from({ length: count }, (_, at) => generated(at));

function ofCatalogue(csv: string, count: number): Row[] {
  const rows = readCsv(readFileSync(csv, 'utf8')).slice(0, count);
  const context = { count: rows.length, now: new Date() };
  const categoryAt = (at: number) => CATEGORIES[at % CATEGORIES.length] ?? CATEGORIES[0];
  // Damaged ISBNs occur twice there.
  return rows.map((row, at) => ({
    ...(catalogueBook(row, {
      ...context,
      category: categoryAt(at),
      rank: at + 1,
    }) as unknown as Row),
    isbn: isbnOf(at),
  }));
}

function generated(at: number): Row {
  const { title, author, description, category, newPriceCents } = toBook(undefined, at);
  const facts = { publishedYear: 1950 + (at % 75), language: 'en', tags: ['generated'] };
  return {
    ...facts,
    isbn: isbnOf(at),
    title,
    author,
    description,
    category: category as string,
    newPriceCents,
    stock: at % 40,
  };
}

function isbnOf(number: number): string {
  const twelve = `978${String(number).padStart(9, '0')}`;
  const sum = [...twelve].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
