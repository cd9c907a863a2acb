import { type DeliveryTerms, deliveryFeeOf } from '@book-store/contract/delivery';
import type { Edition } from '@book-store/contract/schemas/orders';
import { isBuyable } from '@book-store/contract/stock';
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
  stock?: number | null | undefined;
  orderable?: boolean | null | undefined;
} & { [Fact in keyof Edition]?: Edition[Fact] | null };

/** A copy of a bought book at the time of the order. */
export type PricedLine = {
  bookId: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | undefined;
  priceCents: number;
} & Edition;

/** What an order costs, in cents, and which of its books cannot be sent. */
export type Quote = {
  /** In the order in which the customer sent them. */
  lines: PricedLine[];
  deliveryCents: number;
  /** What is paid at the door: the books and their delivery. */
  totalCents: number;
  /** Ids of books that no longer exist. */
  gone: string[];
  /** Ids of books without copies that cannot be ordered either. */
  soldOut: string[];
};

/** Prices an order from the shop's own books and terms; ignores what the browser claims. */
export function quote(
  productIds: readonly string[],
  books: readonly PricedBook[],
  terms: DeliveryTerms,
): Quote {
  const byId = new Map(books.map((book) => [book._id.toString(), book]));
  const lines: PricedLine[] = [];
  const gone: string[] = [];
  const soldOut: string[] = [];
  for (const id of productIds) {
    const book = byId.get(id);
    if (book) lines.push(toLine(book));
    else gone.push(id);
    if (book && !isBuyable(book)) soldOut.push(id);
  }
  const booksCents = lines.reduce((sum, line) => sum + line.priceCents, 0);
  const deliveryCents = deliveryFeeOf(booksCents, terms);
  return { lines, deliveryCents, totalCents: booksCents + deliveryCents, gone, soldOut };
}

const toLine = (book: PricedBook): PricedLine => ({
  bookId: book._id.toString(),
  title: book.title,
  author: book.author ?? undefined,
  category: book.category,
  coverImage: book.coverImage,
  coverTint: book.coverTint ?? undefined,
  priceCents: book.newPriceCents,
  ...editionOf(book),
});

/** Returns the facts of a stored book or line that tell its edition. */
export const editionOf = ({
  format,
  publisher,
  publishedYear,
  isbn,
}: Pick<PricedBook, keyof Edition>): Edition => ({
  format: format ?? undefined,
  publisher: publisher ?? undefined,
  publishedYear: publishedYear ?? undefined,
  isbn: isbn ?? undefined,
});
