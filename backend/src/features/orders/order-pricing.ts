import { type DeliveryWay, deliveryFeeOf } from '@book-store/contract/delivery';
import { amountOf } from '@book-store/contract/orders';
import type { Edition } from '@book-store/contract/schemas/orders';
import { isBuyable } from '@book-store/contract/stock';
import {
  addedTax,
  type TaxAddress,
  type Taxes,
  type TaxTerms,
  taxesOf,
} from '@book-store/contract/tax';
import type { Types } from 'mongoose';
import type { ChosenWay } from './choose-payment.ts';

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

/** A bought book at the time of the order; the price is that of one copy. */
export type PricedLine = {
  bookId: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | undefined;
  priceCents: number;
  quantity: number;
} & Edition;

/** What an order asks for: books, and how many copies of each; without a number, one. */
export type Wanted = { productIds: readonly string[]; quantities?: readonly number[] | undefined };

/** Returns what so many copies of a line's book cost together, in cents. */
export const lineCents = ({ priceCents, quantity }: { priceCents: number; quantity: number }) =>
  amountOf({ price: priceCents, quantity });

/** What an order costs besides its books. Without a way, nothing is delivered; without `tax`, no tax is due. */
export type OrderTerms = {
  way?: Pick<DeliveryWay, 'steps' | 'freeFrom'> | undefined;
  /** Returns the way to pay for a sum of books and delivery, in cents. */
  choosePayment?: (sum: number) => ChosenWay | undefined;
  tax?: { terms: TaxTerms; address?: TaxAddress | undefined; at: Date } | undefined;
};

/** What an order costs, in cents, and which of its books cannot be sent. */
export type Quote = {
  /** In the order in which the customer sent them. */
  lines: PricedLine[];
  deliveryCents: number;
  /** Undefined if this way to pay is not offered for such a sum. */
  payment: ChosenWay | undefined;
  /** Undefined if none is due. */
  taxes: Taxes | undefined;
  /** What is to be paid: the books, their delivery, the fee of the payment, and the tax that is not in the prices. */
  totalCents: number;
  /** Ids of books that no longer exist. */
  gone: string[];
  /** Ids of books with fewer copies than are wanted, which cannot be ordered from the publisher either. */
  soldOut: string[];
};

/** Prices an order from the shop's own books and way of delivery; ignores what the browser claims. */
export function quote(
  { productIds, quantities = [] }: Wanted,
  books: readonly PricedBook[],
  terms: OrderTerms,
): Quote {
  const byId = new Map(books.map((book) => [book._id.toString(), book]));
  const lines: PricedLine[] = [];
  const gone: string[] = [];
  const soldOut: string[] = [];
  for (const [at, id] of productIds.entries()) {
    const quantity = quantities[at] ?? 1;
    const book = byId.get(id);
    if (book) lines.push(toLine(book, quantity));
    else gone.push(id);
    if (book && !isBuyable(book, quantity)) soldOut.push(id);
  }
  const booksCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const deliveryCents = terms.way ? deliveryFeeOf(booksCents, terms.way) : 0;
  const payment = terms.choosePayment?.(booksCents + deliveryCents);
  // Both are taxed as the goods that they belong to.
  const extraCents = deliveryCents + (payment?.fee ?? 0);
  const taxed = lines.map((line) => ({ format: line.format, amount: lineCents(line) }));
  const taxes = terms.tax && taxesOf({ lines: taxed, delivery: extraCents }, terms.tax);
  const totalCents = booksCents + extraCents + addedTax(taxes);
  return { lines, deliveryCents, payment, taxes, totalCents, gone, soldOut };
}

const toLine = (book: PricedBook, quantity: number): PricedLine => ({
  bookId: book._id.toString(),
  title: book.title,
  author: book.author ?? undefined,
  category: book.category,
  coverImage: book.coverImage,
  coverTint: book.coverTint ?? undefined,
  priceCents: book.newPriceCents,
  quantity,
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
