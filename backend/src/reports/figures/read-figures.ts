import { isOpen, UNSOLD } from '@book-store/contract/orders/order/order-status';
import { refusedRate } from '@book-store/contract/reports/figures/figures';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { ORDER_PAYMENT_METHODS } from '@book-store/contract/settings/payment/payment';
import { findStoredBooks } from '../../catalogue/books/find-books.ts';
import { findSoldBooks } from '../../orders/overview/orders-of-books.ts';
import { daysBetween } from '../../platform/time/utc-day.ts';
import { addTo, ranked, type Sold, sumBookSales, type Tally } from './book-sales.ts';
import { SalesDay, type StoredSalesDay } from './sales-days.model.ts';

export type Range = { from: string; to: string };
/** With its current name, or else that of its last order. */
type NamedBook = { title: string; author?: string | null | undefined };

/** Without the books and authors. */
export async function readDays(range: Range) {
  const { from, to } = range;
  const [days, earlier] = await Promise.all([
    SalesDay.find({ _id: { $gte: from, $lte: to } })
      .sort({ _id: 1 })
      .lean<StoredSalesDay[]>(),
    // Days with orders that ended, or with money that moved, in the range or later.
    SalesDay.find({ lastEnd: { $gte: from }, _id: { $lt: from } }).lean<StoredSalesDay[]>(),
  ]);
  const statuses = days.flatMap((day) => day.statuses);
  const revenue = statuses.filter(({ status }) => !UNSOLD.includes(status));
  const byDay = toDays(range, days, [...earlier, ...days]);
  const delivered = sum(byDay, 'delivered');
  const refused = sum(byDay, 'refused');
  return {
    ...range,
    orders: sum(statuses, 'orders'),
    revenue: sum(revenue, 'cents') - sum(days, 'returnedCents'),
    cashToCollect: sum(byDay, 'openCents'),
    cashCollected: sum(byDay, 'collectedCents'),
    delivered,
    refused,
    refusedRate: refusedRate({ delivered, refused }),
    days: byDay.map(({ revenueCents, openCents, collectedCents, ...day }) => ({
      ...day,
      revenue: revenueCents,
      cashToCollect: openCents,
      cashCollected: collectedCents,
      refusedRate: refusedRate(day),
    })),
    genres: toGenres(days),
    payments: toPayments(range, days, [...earlier, ...days]),
  } satisfies Partial<Figures>;
}

function toDays({ from, to }: Range, placed: StoredSalesDay[], ending: StoredSalesDay[]) {
  const cents = { revenueCents: 0, openCents: 0, collectedCents: 0 };
  const none = { ...cents, orders: 0, delivered: 0, refused: 0 };
  const days = new Map(daysBetween(from, to).map((day) => [day, { day, ...none }]));
  for (const { _id, statuses, returnedCents } of placed) {
    const day = days.get(_id);
    if (!day) continue;
    day.orders = sum(statuses, 'orders');
    const earning = statuses.filter(({ status }) => !UNSOLD.includes(status));
    day.revenueCents = sum(earning, 'cents') - returnedCents;
    const open = earning.filter(({ status }) => isOpen(status));
    day.openCents = sum(open, 'cash');
  }
  for (const { day, status, orders, cash } of ending.flatMap(({ ends }) => ends)) {
    const at = days.get(day);
    if (!at || status === 'cancelled') continue;
    if (status === 'refused') at.refused += orders;
    else {
      at.delivered += orders;
      at.collectedCents += cash;
    }
  }
  return [...days.values()];
}

function toPayments({ from, to }: Range, placed: StoredSalesDay[], all: StoredSalesDay[]) {
  const moved = all.flatMap(({ money }) => money).filter(({ day }) => day >= from && day <= to);
  const open = placed.flatMap(({ unpaid }) => unpaid);
  return ORDER_PAYMENT_METHODS.map((method) => {
    const own = moved.filter((one) => one.method === method);
    const unpaid = open.filter((one) => one.method === method);
    return {
      method,
      paid: sum(own, 'paid'),
      refunded: sum(own, 'refunded'),
      unpaid: sum(unpaid, 'cents'),
    };
  }).filter(({ paid, refunded, unpaid }) => paid !== 0 || refunded !== 0 || unpaid !== 0);
}

function toGenres(days: StoredSalesDay[]) {
  const genres: Tally = new Map();
  for (const { category, ...sold } of days.flatMap((day) => day.genres)) {
    addTo(genres, { key: category, ...sold });
  }
  const sold = [...genres.values()].filter(({ copies }) => copies > 0);
  return ranked(sold).map(({ key, ...sold }) => ({
    category: key,
    ...toSales(sold),
  }));
}

export async function readBest(
  range: Range,
  limit: number,
): Promise<Pick<Figures, 'books' | 'authors'>> {
  const { books, authors } = await sumBookSales(range.from, range.to);
  const best = ranked(books).slice(0, limit);
  const named = await nameBooks(
    best.map(({ key }) => key),
    range,
  );
  return {
    books: best.map(({ key, ...sold }) => {
      const { title = 'A deleted book', author } = named.get(key) ?? {};
      return { bookId: key, title, ...(author && { author }), ...toSales(sold) };
    }),
    authors: ranked(authors)
      .slice(0, limit)
      .map(({ key, ...sold }) => ({ author: key, ...toSales(sold) })),
  };
}

/** The names in the catalogue, or else in the last order. */
async function nameBooks(
  ids: readonly string[],
  { from, to }: Range,
): Promise<Map<string, NamedBook>> {
  const books = await findStoredBooks(ids, { seesHidden: true });
  const names = new Map<string, NamedBook>(books.map((book) => [book._id.toString(), book]));
  const deleted = ids.filter((id) => !names.has(id));
  if (deleted.length === 0) return names;
  const end = new Date(Date.parse(to) + 86_400_000);
  return new Map([...names, ...(await findSoldBooks(deleted, new Date(from), end))]);
}

const toSales = ({ copies, cents }: Sold) => ({ copies, sales: cents });

const sum = <Member extends string>(rows: readonly Record<Member, number>[], member: Member) =>
  rows.reduce((total, row) => total + row[member], 0);
