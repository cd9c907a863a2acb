type Stocked = {
  stock?: number | undefined;
  orderable?: boolean | undefined;
  hidden?: boolean | undefined;
};

type Sold = Stocked & { soldAt?: Date | undefined };

/** The copies at which a book is running out, and the time to judge by. */
export type Level = { level: number; now: Date };

/** A book that nobody has ordered in this month or the six before it is not missed. */
const MONTHS = 6;

/** The month of an order, as the search filters by it. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

const firstOfMonth = (now: Date, back: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));

/** Returns the months in which a book that sells was last ordered. Another server's clock may be ahead. */
export const monthsOfSales = (now: Date): string[] =>
  Array.from({ length: MONTHS + 2 }, (_, at) => monthOf(firstOfMonth(now, at - 1)));

/**
 * Returns the stock of a book that can sell out: visible, tracked, and not orderable. Returns undefined for any
 * other.
 */
export const copiesLeft = ({ stock, orderable, hidden }: Stocked): number | undefined =>
  orderable || hidden ? undefined : stock;

export const isRunningOut = (book: Sold, { level, now }: Level): boolean =>
  (copiesLeft(book) ?? Number.POSITIVE_INFINITY) <= level &&
  book.soldAt !== undefined &&
  book.soldAt >= firstOfMonth(now, MONTHS);

/** The query condition for `isRunningOut`. */
export const runningOut = ({ level, now }: Level) => ({
  stock: { $gte: 0, $lte: level },
  soldAt: { $gte: firstOfMonth(now, MONTHS) },
  orderable: { $ne: true },
  hidden: { $ne: true },
});
