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
import type { ChosenPayment } from './choose-payment.ts';

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

/** The price is of one copy at the time of the order. */
export type PricedLine = {
  bookId: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  coverTint?: string | undefined;
  priceCents: number;
  quantity: number;
  /** The code's discount on all copies; present if the code applies to this book. */
  discountCents?: number | undefined;
} & Edition;

/** Quantities default to 1. */
export type Wanted = { productIds: readonly string[]; quantities?: readonly number[] | undefined };

/** What an order costs besides its books. Without `way` nothing is delivered; without `tax` no tax is due. */
export type OrderTerms = {
  way?: DeliveryPrices | undefined;
  /** In grams, for books without a weight of their own. */
  usualWeight?: number | undefined;
  code?: PricingCode | undefined;
  /** Returns the payment method for a sum of books and delivery, in cents. */
  choosePayment?: (sum: number) => ChosenPayment | undefined;
  tax?: Taxation | undefined;
};

export type UsedCode = Pick<PricingCode, 'code' | 'kind' | 'percent' | 'amountCents'> & {
  id: Types.ObjectId;
  cents: number;
};

/** In cents. */
export type PricedOrder = {
  /** In the order in which the customer sent them. */
  lines: PricedLine[];
  deliveryCents: number;
  /** Undefined if the code saves nothing. */
  discountCode: UsedCode | undefined;
  /** Why the code cannot be used for these books. */
  refusal: z.input<typeof CodeRefused> | undefined;
  /** Undefined if the payment method is not offered for this sum. */
  payment: ChosenPayment | undefined;
  taxes: Taxes | undefined;
  totalCents: number;
  /** Ids of deleted books. */
  gone: string[];
  /** Ids of books with too few copies that cannot be reordered from the publisher either. */
  soldOut: string[];
};

/** Uses the stored books and delivery method and ignores what the browser claims. */
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
