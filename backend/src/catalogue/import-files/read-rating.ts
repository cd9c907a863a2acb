import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { BookColumn } from '@book-store/contract/catalogue/imports/book-columns';
import { toNumber, toWhole } from './cell-values.ts';
import { remarkText } from './remarks.ts';
import type { Cells, Remark } from './row-cells.ts';

type Attempt = (column: BookColumn, read: (cell: string) => number) => number | undefined;
type Row = { existing: BookView | undefined; attempt: Attempt; problems: Remark[] };
type Given = { rating?: unknown; popularity?: number };

const DASH = /^\s*[-–—]\s*$/;
const isDash = (cell = '') => DASH.test(cell);
const isBlank = (cell = '') => cell.trim() === '';

/** Returns the rating that a row gives. Without its average, a number of ratings is the book's popularity. */
export function readRating(cells: Cells, { existing, attempt, problems }: Row): Given {
  const { ratingAverage, ratingCount, ratingSource = '', popularity } = cells;
  if (isDash(ratingAverage) || isDash(ratingCount)) return { rating: null };
  const before = existing?.rating;
  const average = isBlank(ratingAverage)
    ? before?.average
    : attempt('ratingAverage', (cell) => round(toNumber(cell)));
  const count = isBlank(ratingCount) ? before?.count : attempt('ratingCount', toWhole);
  // A rating of nobody.
  if (count === 0) return { rating: null };
  if (average === undefined) {
    const isKnown = !isBlank(popularity) || !isBlank(ratingAverage) || count === undefined;
    return isKnown ? {} : { popularity: count };
  }
  if (count === undefined) {
    // A file without numbers of ratings says nothing that the shop could show.
    if (average === 0 || ratingCount === undefined || !isBlank(ratingCount)) return {};
    problems.push({
      column: 'ratingCount',
      value: ratingAverage,
      ...remarkText('rating-without-number'),
    });
    return {};
  }
  const source = isBlank(ratingSource) ? before?.source : isDash(ratingSource) ? '' : ratingSource;
  return { rating: { average, count, source } };
}

/** Averages are stored with two decimals. */
const round = (average: number): number => Math.round(average * 100) / 100;
