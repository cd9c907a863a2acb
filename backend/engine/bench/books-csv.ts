import { readFileSync } from 'node:fs';

const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'];

/** The rows of a CSV file as records by column name; quoted fields may hold commas and quotes. */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
    if (end === '') break;
  }
  const [header = [], ...body] = rows.filter((row) => row.length > 1);
  return body.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])));
}

/** The books of a goodbooks-10k file in the shape the shop stores. */
export function readBooks(file: string) {
  const start = Date.UTC(2026, 0, 1);
  return parseCsv(readFileSync(file, 'utf8')).map((row, i) => ({
    _id: Number(row.book_id),
    title: row.title,
    author: row.authors,
    description: `${row.original_title || row.title}, first published in ${row.original_publication_year}. Rated ${row.average_rating} by ${row.ratings_count} readers.`,
    category: CATEGORIES[(i * 7) % 5],
    trending: i % 9 === 0,
    coverImage: row.image_url,
    oldPrice: 10 + (i % 40),
    newPrice: 8.99 + (i % 35),
    rating: Number(row.average_rating),
    createdAt: new Date(start - i * 3_600_000),
  }));
}
export type BenchBook = ReturnType<typeof readBooks>[number];
