import { refusedRate } from '@book-store/contract/figures';
import { toDollars } from '@book-store/contract/money';
import { isOpen, UNPAID_ENDS } from '@book-store/contract/order-status';
import type { Figures } from '@book-store/contract/schemas/figures';
import { daysBetween } from '../../shared/utc-day.ts';
import { type KindOfSales, readBookSales } from './book-sales.ts';
import { listDays, listDaysEndingSince } from './list-days.ts';
import type { StoredSalesDay } from './sales-days.model.ts';
import { addTo, bestOf, type Sold, type Tally } from './tally.ts';

export type Range = { from: string; to: string };
/** A book that has sold, as it is named now or was named when it was last bought. */
export type NamedBook = { title: string; author?: string | undefined };
export type NameBooks = (ids: readonly string[], range: Range) => Promise<Map<string, NamedBook>>;

/** A day that is counted again while it is being read is read once more. */
const TRIES = 5;

/** Returns the figures of a range without the books and authors. */
export async function readDays(range: Range) {
  const days = await listDays(range.from, range.to);
  const earlier = await listDaysEndingSince(range.from);
  const statuses = days.flatMap((day) => day.statuses);
  const revenue = statuses.filter(({ status }) => !UNPAID_ENDS.includes(status));
  const byDay = toDays(range, days, [...earlier, ...days]);
  const delivered = sum(byDay, 'delivered');
  const refused = sum(byDay, 'refused');
  return {
    ...range,
    orders: sum(statuses, 'orders'),
    revenue: toDollars(sum(revenue, 'cents')),
    cashToCollect: toDollars(sum(byDay, 'openCents')),
    cashCollected: toDollars(sum(byDay, 'collectedCents')),
    delivered,
    refused,
    refusedRate: refusedRate({ delivered, refused }),
    days: byDay.map(({ revenueCents, openCents, collectedCents, ...day }) => ({
      ...day,
      revenue: toDollars(revenueCents),
      cashToCollect: toDollars(openCents),
      cashCollected: toDollars(collectedCents),
      refusedRate: refusedRate(day),
    })),
    genres: toGenres(days),
  } satisfies Partial<Figures>;
}

function toDays({ from, to }: Range, placed: StoredSalesDay[], ending: StoredSalesDay[]) {
  const cents = { revenueCents: 0, openCents: 0, collectedCents: 0 };
  const none = { ...cents, orders: 0, delivered: 0, refused: 0 };
  const days = new Map(daysBetween(from, to).map((day) => [day, { day, ...none }]));
  for (const { _id, statuses } of placed) {
    const day = days.get(_id);
    if (!day) continue;
    day.orders = sum(statuses, 'orders');
    const earning = statuses.filter(({ status }) => !UNPAID_ENDS.includes(status));
    day.revenueCents = sum(earning, 'cents');
    const open = earning.filter(({ status }) => isOpen(status));
    day.openCents = sum(open, 'cents');
  }
  for (const { day, status, orders, cents } of ending.flatMap(({ ends }) => ends)) {
    const at = days.get(day);
    if (!at || status === 'cancelled') continue;
    if (status === 'refused') at.refused += orders;
    else {
      at.delivered += orders;
      at.collectedCents += cents;
    }
  }
  return [...days.values()];
}

function toGenres(days: StoredSalesDay[]) {
  const genres: Tally = new Map();
  for (const { category, ...sold } of days.flatMap((day) => day.genres)) {
    addTo(genres, category, sold);
  }
  return bestOf(genres, genres.size).map(([category, sold]) => ({ category, ...toSales(sold) }));
}

/** Returns the books and authors that have sold best in a range. */
export async function readBest(
  range: Range,
  limit: number,
  kinds: readonly KindOfSales[],
  nameBooks: NameBooks,
): Promise<Pick<Figures, 'books' | 'authors'>> {
  for (let left = TRIES; left > 0; left -= 1) {
    const days = await listDays(range.from, range.to);
    const sales = await readBookSales(days, range, kinds);
    if (!sales) continue;
    const books = bestOf(sales.books, limit);
    const names = await nameBooks(
      books.map(([id]) => id),
      range,
    );
    return {
      books: books.map(([bookId, sold]) => ({
        bookId,
        ...(names.get(bookId) ?? { title: 'A deleted book' }),
        ...toSales(sold),
      })),
      authors: bestOf(sales.authors, limit).map(([author, sold]) => ({ author, ...toSales(sold) })),
    };
  }
  throw new Error('The sales have changed while they were read.');
}

const toSales = ({ copies, cents }: Sold) => ({ copies, sales: toDollars(cents) });

const sum = <Member extends string>(rows: readonly Record<Member, number>[], member: Member) =>
  rows.reduce((total, row) => total + row[member], 0);
