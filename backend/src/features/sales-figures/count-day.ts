import { handleDocuments } from '../../shared/handle-documents.ts';
import { isDuplicateKey } from '../../shared/mongo.ts';
import { addDays, monthOf } from '../../shared/utc-day.ts';
import { dropOtherSales, storeDay } from './book-sales.ts';
import type { OrderCounts, OrdersToCount } from './orders-to-count.ts';
import { SalesDay, type StoredSalesDay } from './sales-days.model.ts';
import { addTo, ranked, type Tally } from './tally.ts';

/** Each failed try means that another server has stored its count of the same day. */
const TRIES = 20;

/** Counts days again, each on its own, and those that could not be counted before. */
export const countDays = (
  days: readonly string[],
  { orders, now }: { orders: Pick<OrdersToCount, 'countOrders'>; now: Date },
): Promise<void> =>
  handleDocuments('figures', {
    now,
    list: async (setAside) => [...new Set([...days, ...setAside])],
    idOf: (day) => day,
    handle: async (some) => {
      for (const day of some) await countDay(day, orders);
    },
  });

/**
 * Counts a day again and stores the result, unless another server was faster: then it counts once more,
 * because the other one may have begun earlier. So a stored count is never replaced by an older one.
 */
export async function countDay(
  day: string,
  { countOrders }: Pick<OrdersToCount, 'countOrders'>,
): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const known = await SalesDay.findById(day).lean<Partial<StoredSalesDay>>();
    const counts = await countOrders(new Date(day), new Date(addDays(day, 1)));
    const { genres, ...sales } = byBookAuthorAndGenre(counts);
    const bookSales = await storeDay(day, sales);
    const { statuses, ends } = counts;
    const lastEnd = ends.reduce((last, end) => (end.day > last ? end.day : last), day);
    const counted = {
      month: monthOf(day),
      statuses,
      ends,
      lastEnd,
      genres: ranked(genres).map(({ key, ...sold }) => ({ category: key, ...sold })),
      bookSales,
    };
    if (await store(day, known, counted)) return dropOtherSales(bookSales);
  }
  throw new Error(`The orders of ${day} could not be counted.`);
}

type Counted = Omit<StoredSalesDay, '_id' | 'revision'>;

/** Days that an earlier version has counted have no revision. */
async function store(
  day: string,
  known: Partial<StoredSalesDay> | null,
  counted: Counted,
): Promise<boolean> {
  const next = { _id: day, ...counted, revision: (known?.revision ?? 0) + 1 };
  if (known) {
    const { matchedCount } = await SalesDay.replaceOne(
      { _id: day, revision: known.revision ?? { $exists: false } },
      next,
      { runValidators: true },
    );
    return matchedCount === 1;
  }
  try {
    await SalesDay.create(next);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function byBookAuthorAndGenre({ books: rows }: OrderCounts) {
  const books: Tally = new Map();
  const authors: Tally = new Map();
  const genres: Tally = new Map();
  for (const { bookId, author, category, ...sold } of rows) {
    addTo(books, bookId, sold);
    if (author) addTo(authors, author, sold);
    if (category) addTo(genres, category, sold);
  }
  return { books, authors, genres };
}
