/** Before so many orders in so many days, sales say more about single customers than about books. */
export const TELLING = { orders: 20, days: 90 };

/** The highest among the books that visitors see; `mostSold` is 0 as long as sales tell nothing. */
export type Tops = { bestKnown: number; mostSold: number };
export const UNTOLD: Tops = { bestKnown: 0, mostSold: 0 };

/** What the book that was sold most counts for in a shop that knows no fame. */
const READERS = 1_000_000;

/**
 * Returns how popular a book is, as a number of readers: the search and the order 'best-selling' go by it.
 *
 * Sales and fame are no numbers of one kind: a copy sold here and a reader elsewhere cannot be added up. So each
 * counts as a share of its maximum: the book that this shop has sold most counts as much as the one that the world
 * knows best, and half of its copies as much as half of those readers. As long as the shop has sold too little to
 * tell, one customer with two copies would stand above what millions have read; then fame alone counts.
 *
 * The shares are multiplied by the fame of the best known book, which changes no order, because the search compares
 * by magnitudes of readers. Wishes do not count: they cost nothing, and one account can have many.
 */
export function popularityOf(
  { fame, copies }: { fame: number; copies: number },
  { bestKnown, mostSold }: Tops,
): number {
  return mostSold > 0 ? fame + (copies / mostSold) * (bestKnown || READERS) : fame;
}
