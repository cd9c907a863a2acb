import { refusedRate } from '@book-store/contract/figures';
import { toDollars } from '@book-store/contract/money';
import { isOpen, UNPAID_ENDS } from '@book-store/contract/order-status';
import type { Figures } from '@book-store/contract/schemas/figures';
import { addDays, daysBetween } from '../../shared/utc-day.ts';
import { type KindOfSales, nameAuthors, readBookSales, type Sales } from './book-sales.ts';
import { listBookSales, listDays, listDaysEndingSince } from './list-days.ts';
import type { StoredSalesDay } from './sales-days.model.ts';
import { addTo, bySales, ranked, type Sold, type Tally } from './tally.ts';

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
  return ranked(genres).map(({ key, ...sold }) => ({ category: key, ...toSales(sold) }));
}

type Wanted = { range: Range; today: string; limit: number; kinds: readonly KindOfSales[] };

/** Returns the books and authors that have sold best in a range. */
export async function readBest(
  { range, today, limit, kinds }: Wanted,
  nameBooks: NameBooks,
): Promise<Pick<Figures, 'books' | 'authors'>> {
  const { from, to } = range;
  const over = to < today ? to : addDays(today, -1);
  for (let left = TRIES; left > 0; left -= 1) {
    const sales = await readBookSales(await listBookSales(from, to), { from, over }, kinds);
    const authors = sales && (await bestAuthors(sales, limit));
    if (!authors) continue;
    const books = sales.books.best(limit).sort(bySales).slice(0, limit);
    const names = await nameBooks(
      books.map(({ key }) => key),
      range,
    );
    return {
      books: books.map(({ key, ...sold }) => ({
        bookId: key,
        ...(names.get(key) ?? { title: 'A deleted book' }),
        ...toSales(sold),
      })),
      authors,
    };
  }
  throw new Error('The sales have changed while they were read.');
}

async function bestAuthors(sales: Sales, limit: number): Promise<Figures['authors'] | undefined> {
  const named = await nameAuthors(sales, sales.authors.best(limit));
  return named
    ?.map(({ name, ...sold }) => ({ ...sold, key: name }))
    .sort(bySales)
    .slice(0, limit)
    .map(({ key, ...sold }) => ({ author: key, ...toSales(sold) }));
}

const toSales = ({ copies, cents }: Sold) => ({ copies, sales: toDollars(cents) });

const sum = <Member extends string>(rows: readonly Record<Member, number>[], member: Member) =>
  rows.reduce((total, row) => total + row[member], 0);
