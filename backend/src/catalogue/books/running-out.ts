type Stocked = {
  stock?: number | undefined;
  orderable?: boolean | undefined;
  hidden?: boolean | undefined;
};

/**
 * Returns the copies left of a book that can run out: visitors see it, its copies are counted, and it is not to
 * be had from the publisher. Returns undefined for any other.
 */
export const copiesLeft = ({ stock, orderable, hidden }: Stocked): number | undefined =>
  orderable || hidden ? undefined : stock;

/** Returns whether a book is running out: that so many copies are left, or fewer. */
export const isRunningOut = (book: Stocked, level: number): boolean =>
  (copiesLeft(book) ?? Number.POSITIVE_INFINITY) <= level;

/** Returns the condition of a stored book that is running out, as `isRunningOut` tells it. */
export const runningOut = (level: number) => ({
  stock: { $gte: 0, $lte: level },
  orderable: { $ne: true },
  hidden: { $ne: true },
});
