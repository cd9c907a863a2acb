import type { DiscountTerms } from '@book-store/contract/orders/discount-codes/discount';
import type { CodeRefused } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { Types } from 'mongoose';
import type { z } from 'zod';
import { lineCents } from '../order/line-cents.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import type { StoredDiscountCode } from './discount-codes.model.ts';

/** The part of a discount code that decides the discount. */
export type PricingCode = Pick<
  StoredDiscountCode,
  'kind' | 'percent' | 'amountCents' | 'minimumCents' | 'code'
> & { _id: Types.ObjectId; genres: readonly string[]; books: readonly Types.ObjectId[] };

type Terms = Pick<NonNullable<StoredOrder['discountCode']>, 'kind' | 'percent' | 'amountCents'>;
type Book = { _id: Types.ObjectId; fixedPrice?: boolean | null | undefined };
type Line = { priceCents: number; quantity: number; discountCents?: number | null | undefined };

/** As the contract defines them. */
export const termsOf = ({ kind, percent, amountCents }: Terms): DiscountTerms => ({
  kind,
  percent,
  amount: amountCents,
});

/** Lines that the code applies to get a discount, still to be computed. */
type Applied<Of> = { lines: Of[]; refusal?: z.input<typeof CodeRefused> };

/**
 * Applies a code to an order's lines: to the books and genres that it names, or to all if it names none, but
 * never to fixed prices.
 */
export function applyCode<Of extends Line & { bookId: string; category: string }>(
  code: PricingCode,
  lines: readonly Of[],
  books: readonly Book[],
): Applied<Of> {
  const booksCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const minimum = code.minimumCents ?? 0;
  if (booksCents < minimum) return { lines: [...lines], refusal: { reason: 'minimum', minimum } };
  const named = new Set([...code.genres, ...code.books.map(String)]);
  const fixed = new Set(books.flatMap((book) => (book.fixedPrice ? book._id.toString() : [])));
  const isEligible = ({ bookId, category }: Of) =>
    (named.size === 0 || named.has(bookId) || named.has(category)) &&
    (code.kind === 'delivery' || !fixed.has(bookId));
  if (!lines.some(isEligible)) return { lines: [...lines], refusal: { reason: 'not-these-books' } };
  return {
    lines: lines.map((line) => (isEligible(line) ? { ...line, discountCents: 0 } : line)),
  };
}
