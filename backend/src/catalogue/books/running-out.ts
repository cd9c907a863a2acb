type Stocked = {
  stock?: number | undefined;
  orderable?: boolean | undefined;
  hidden?: boolean | undefined;
};

/**
 * Returns the stock of a book that can sell out: visible, tracked, and not orderable. Returns undefined for any
 * other.
 */
export const copiesLeft = ({ stock, orderable, hidden }: Stocked): number | undefined =>
  orderable || hidden ? undefined : stock;

export const isRunningOut = (book: Stocked, level: number): boolean =>
  (copiesLeft(book) ?? Number.POSITIVE_INFINITY) <= level;

/** The query condition for `isRunningOut`. */
export const runningOut = (level: number) => ({
  stock: { $gte: 0, $lte: level },
  orderable: { $ne: true },
  hidden: { $ne: true },
});
