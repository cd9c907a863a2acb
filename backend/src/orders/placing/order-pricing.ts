import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { CodeRefused } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { Edition } from '@book-store/contract/orders/order/orders.schemas';
import { quoteOf } from '@book-store/contract/orders/quote/quote';
import type { DeliveryPrices } from '@book-store/contract/settings/delivery/delivery';
import type { Taxation, Taxes } from '@book-store/contract/settings/tax/tax';
import type { Types } from 'mongoose';
import type { z } from 'zod';
import type { StoredBook } from '../../catalogue/books/books.model.ts';
import { applyCode, type PricingCode, termsOf } from '../discount-codes/apply-code.ts';
import { toQuoteLine, withDiscounts } from '../order/line-cents.ts';
import type { ChosenWay } from './choose-payment.ts';

/** The fields of a stored book that an order needs. */
export type PricedBook = Pick<
  StoredBook,
  | '_id'
  | 'title'
  | 'author'
  | 'category'
  | 'coverImage'
  | 'coverTint'
  | 'newPriceCents'
  | 'weight'
  | 'stock'
  | 'orderable'
  | 'fixedPrice'
  | keyof Edition
>;

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
  /** What the order's code takes off all copies; present if the code is for this book. */
  discountCents?: number | undefined;
} & Edition;

/** What an order asks for: books, and how many copies of each; without a number, one. */
export type Wanted = { productIds: readonly string[]; quantities?: readonly number[] | undefined };

/** What an order costs besides its books. Without a way, nothing is delivered; without `tax`, no tax is due. */
export type OrderTerms = {
  way?: DeliveryPrices | undefined;
  /** What a book without its own weight weighs, in grams. */
  usualWeight?: number | undefined;
  /** The discount code that the customer wants to use. */
  code?: PricingCode | undefined;
  /** Returns the way to pay for a sum of books and delivery, in cents. */
  choosePayment?: (sum: number) => ChosenWay | undefined;
  tax?: Taxation | undefined;
};

/** The code of an order with its terms, and what it takes off the books. */
export type UsedCode = Pick<PricingCode, 'code' | 'kind' | 'percent' | 'amountCents'> & {
  id: Types.ObjectId;
  cents: number;
};

/** What an order costs, in cents, and which of its books cannot be sent. */
export type PricedOrder = {
  /** In the order in which the customer sent them. */
  lines: PricedLine[];
  deliveryCents: number;
  /** Undefined without a code, and for one that saves nothing. */
  discountCode: UsedCode | undefined;
  /** Why the code cannot be used for these books. */
  refusal: z.input<typeof CodeRefused> | undefined;
  /** Undefined if this way to pay is not offered for such a sum. */
  payment: ChosenWay | undefined;
  /** Undefined if none is due. */
  taxes: Taxes | undefined;
  /** What is to be paid for all of it. */
  totalCents: number;
  /** Ids of books that no longer exist. */
  gone: string[];
  /** Ids of books with fewer copies than are wanted, which cannot be ordered from the publisher either. */
  soldOut: string[];
};

/** Prices an order from the shop's own books and way of delivery; ignores what the browser claims. */
export function priceOrder(
  { productIds, quantities = [] }: Wanted,
  books: readonly PricedBook[],
  terms: OrderTerms,
): PricedOrder {
  const byId = new Map(books.map((book) => [book._id.toString(), book]));
  const found: PricedLine[] = [];
  const gone: string[] = [];
  const soldOut: string[] = [];
  for (const [at, id] of productIds.entries()) {
    const quantity = quantities[at] ?? 1;
    const book = byId.get(id);
    if (book) found.push(toLine(book, quantity));
    else gone.push(id);
    if (book && !isBuyable(book, quantity)) soldOut.push(id);
  }
  const { lines, refusal } = terms.code
    ? applyCode(terms.code, found, books)
    : { lines: found, refusal: undefined };
  const code = refusal ? undefined : terms.code;
  const weighed = lines.map((line) => ({
    ...toQuoteLine(line),
    weight: byId.get(line.bookId)?.weight,
  }));
  const quoteWith = (fee?: number) =>
    quoteOf(weighed, {
      discount: code && termsOf(code),
      delivery: terms.way,
      usualWeight: terms.usualWeight,
      fee,
      tax: terms.tax,
    });
  const payment = terms.choosePayment?.(quoteWith().subtotal);
  const { discount, discounts, delivery, saved, taxes, total } = quoteWith(payment?.fee);
  return {
    lines: withDiscounts(lines, discounts),
    deliveryCents: delivery,
    discountCode: code && saved > 0 ? toUsedCode(code, discount) : undefined,
    refusal,
    payment,
    taxes,
    totalCents: total,
    gone,
    soldOut,
  };
}

const toUsedCode = (
  { _id: id, code, kind, percent, amountCents }: PricingCode,
  cents: number,
): UsedCode => ({ id, code, kind, percent, amountCents, cents });

const toLine = (book: PricedBook, quantity: number): PricedLine => ({
  bookId: book._id.toString(),
  title: book.title,
  author: book.author,
  category: book.category,
  coverImage: book.coverImage ?? '',
  coverTint: book.coverTint,
  priceCents: book.newPriceCents,
  quantity,
  format: book.format,
  publisher: book.publisher,
  publishedYear: book.publishedYear,
  isbn: book.isbn,
});
