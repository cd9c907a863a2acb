import {
  type DiscountTerms,
  discountsOf,
} from '@book-store/contract/orders/discount-codes/discount';
import type { CodeRefused } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import type { Types } from 'mongoose';
import type { z } from 'zod';
import { lineCents } from '../order/line-cents.ts';
import type { StoredDiscountCode } from './discount-codes.model.ts';

/** The part of a discount code that decides what it takes off. */
export type PricingCode = Pick<
  StoredDiscountCode,
  'kind' | 'percent' | 'amountCents' | 'minimumCents' | 'code'
> & { _id: Types.ObjectId; genres: readonly string[]; books: readonly Types.ObjectId[] };

type Terms = Pick<PricingCode, 'kind' | 'percent' | 'amountCents'>;
type Book = { _id: Types.ObjectId; fixedPrice?: boolean | null | undefined };
type Line = { priceCents: number; quantity: number; discountCents?: number | null | undefined };

/** Returns what a code takes off, as the contract has it. */
export const termsOf = ({ kind, percent, amountCents }: Terms): DiscountTerms => ({
  kind,
  percent,
  amount: amountCents,
});

/** Returns what a code takes off these lines together, in cents. */
export const discountCentsOf = (lines: readonly Pick<Line, 'discountCents'>[]): number =>
  lines.reduce((sum, { discountCents }) => sum + (discountCents ?? 0), 0);

/** What a code does to an order: lines that it is for have a discount, even if that is 0. */
type Applied<Of> = { lines: Of[]; refusal?: z.input<typeof CodeRefused> };

/**
 * Applies a code to the lines of an order. It is for the books and the genres that it names, or for all if it names
 * none; what has a fixed price is sold for that price.
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
  const eligible = lines.filter(
    ({ bookId, category }) =>
      (named.size === 0 || named.has(bookId) || named.has(category)) &&
      (code.kind === 'delivery' || !fixed.has(bookId)),
  );
  if (eligible.length === 0) return { lines: [...lines], refusal: { reason: 'not-these-books' } };
  return { lines: withDiscounts(lines, new Set(eligible), termsOf(code)) };
}

/** Returns lines with a discount on those that a code is for. */
function withDiscounts<Of extends Line>(
  lines: readonly Of[],
  eligible: ReadonlySet<Of>,
  terms: DiscountTerms,
): Of[] {
  const sums = lines.filter((line) => eligible.has(line)).map(lineCents);
  const discounts = discountsOf(terms, sums);
  return lines.map((line) =>
    eligible.has(line) ? { ...line, discountCents: discounts.shift() ?? 0 } : line,
  );
}

/**
 * Returns the lines of an order that has been changed, with its code's discount on those that had one before: the
 * percentage of what stays, or its amount at most. What the owner has added has none, and the minimum is not asked
 * once more.
 */
export function discountAgain<Of extends Line>(
  lines: readonly Of[],
  code: Terms | null | undefined,
): Of[] {
  if (!code) return [...lines];
  const eligible = lines.filter(({ discountCents }) => discountCents != null);
  return withDiscounts(lines, new Set(eligible), termsOf(code));
}
