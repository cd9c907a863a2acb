/** The deepest item that the server's pages reach. */
const MAX_DEPTH = 10_000;

/** Returns the number of pages of a list of books. */
export const pageCount = (total: number, perPage: number): number =>
  Math.min(Math.ceil(total / perPage), MAX_DEPTH / perPage);
