import { startOfDay } from '@book-store/contract/place';
import type { ClientSession, Model } from 'mongoose';
import type { OrdersToCount } from '../../orders/overview/orders-to-count.ts';
import { addDays, monthOf } from '../../platform/time/utc-day.ts';
import { addTo, ranked, type Tally } from './book-sales.ts';
import { countUntilStored, type Due } from './due-figures.ts';
import {
  BookSales,
  SalesDay,
  type StoredBookSales,
  type StoredSalesDay,
} from './sales-days.model.ts';

type Counted = Awaited<ReturnType<OrdersToCount['countOrders']>>;

/** Recounts a due day. A day without figures has no documents. */
export const countDay = (
  due: Due,
  { countOrders }: Pick<OrdersToCount, 'countOrders'>,
): Promise<void> =>
  countUntilStored([due], async ([day = '']) => {
    const counted = await countOrders(startOfDay(day), startOfDay(addDays(day, 1)));
    const [sums, sales] = [toSalesDay(day, counted), toBookSales(day, counted)];
    const isEmpty = sums.statuses.length + sums.money.length + sales.titles.length === 0;
    // A document that is too large is refused, and the day is reported as a problem.
    return async (session) => {
      await replace(SalesDay, day, isEmpty ? undefined : sums, session);
      await replace(BookSales, day, isEmpty ? undefined : sales, session);
    };
  });

/** Bypasses mongoose, which would validate each number of the columns. */
async function replace<Stored>(
  { collection }: Pick<Model<Stored>, 'collection'>,
  day: string,
  stored: Stored | undefined,
  session: ClientSession,
): Promise<void> {
  const _id = day as never;
  if (stored) await collection.replaceOne({ _id }, stored, { upsert: true, session });
  else await collection.deleteOne({ _id }, { session });
}

function toSalesDay(day: string, counted: Counted): StoredSalesDay {
  const { statuses, ends, books, money, unpaid, returnedCents } = counted;
  return {
    _id: day,
    month: monthOf(day),
    statuses,
    ends,
    money,
    unpaid,
    lastEnd: [...ends, ...money].reduce((last, one) => (one.day > last ? one.day : last), day),
    genres: byGenre(books),
    returnedCents,
  };
}

function byGenre(books: Counted['books']): StoredSalesDay['genres'] {
  const genres: Tally = new Map();
  for (const { category: key, copies, cents } of books) addTo(genres, { key, copies, cents });
  return ranked([...genres.values()]).map(({ key, ...sold }) => ({ category: key, ...sold }));
}

function toBookSales(_id: string, { books }: Counted): StoredBookSales {
  const tally: Tally = new Map();
  for (const { bookId, author, copies, cents } of books) {
    addTo(tally, { key: bookId + author, copies, cents });
  }
  const rows = [...tally.values()];
  return {
    _id,
    titles: rows.map(({ key }) => key),
    copies: rows.map(({ copies }) => copies),
    cents: rows.map(({ cents }) => cents),
  };
}
