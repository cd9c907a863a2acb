import type { Types } from 'mongoose';

/** The fields of a stored book that an order needs. */
export type PricedBook = {
  _id: Types.ObjectId;
  title: string;
  author?: string | null | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | null | undefined;
  newPriceCents: number;
};

/** A copy of a bought book at the time of the order. */
export type PricedLine = {
  bookId: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | undefined;
  priceCents: number;
};

/** The lines in the order the customer sent them, the total in cents, and the ids of missing books. */
export type Quote = { lines: PricedLine[]; totalCents: number; gone: string[] };

/** Prices an order from the shop's own books; ignores what the browser claims. */
export function quote(productIds: readonly string[], books: readonly PricedBook[]): Quote {
  const byId = new Map(books.map((book) => [book._id.toString(), book]));
  const lines: PricedLine[] = [];
  const gone: string[] = [];
  for (const id of productIds.map((id) => id.toLowerCase())) {
    const book = byId.get(id);
    if (book) lines.push(toLine(book));
    else gone.push(id);
  }
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.priceCents, 0), gone };
}

const toLine = (book: PricedBook): PricedLine => ({
  bookId: book._id.toString(),
  title: book.title,
  author: book.author ?? undefined,
  category: book.category,
  coverImage: book.coverImage,
  coverTint: book.coverTint ?? undefined,
  priceCents: book.newPriceCents,
});
