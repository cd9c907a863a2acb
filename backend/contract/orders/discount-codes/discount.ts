import { foldToBase } from '../../fold.ts';
import { withoutInvisible } from '../../invisible.ts';
import { rounded, splitAmount } from '../../settings/tax/tax.ts';

/** A percentage or an amount off the books, or free delivery. */
export const DISCOUNT_KINDS = ['percent', 'amount', 'delivery'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export const DISCOUNT_CODE_MIN = 3;
export const DISCOUNT_CODE_MAX = 30;
/** Includes spaces and accents. */
export const TYPED_CODE_MAX = 60;
/** Maximum number of genres, and of books, of a code. */
export const DISCOUNT_CHOICES_MAX = 100;
export const DISCOUNT_LIMIT_MAX = 1_000_000;
export const DISCOUNT_PER_CUSTOMER_MAX = 1000;

/** Why a code cannot be used. */
export const CODE_REFUSALS = [
  'unknown',
  'not-yet',
  'expired',
  'used-up',
  'used-by-you',
  'minimum',
  'not-these-books',
] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

/** Only a `live` code can be used. */
export const DISCOUNT_STATES = ['live', 'planned', 'expired', 'used-up', 'ended'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** 'Früh ling-10' becomes 'FRUHLING-10', the form that is stored and compared. */
export const toCode = (typed: string): string =>
  foldToBase(withoutInvisible(typed)).toUpperCase().replace(/\s+/g, '');

/** `amount` is in minor units. */
export type DiscountTerms = {
  kind: DiscountKind;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
};

/**
 * Splits a discount over lines in proportion to their sums, in minor units, at most each line's sum. A
 * percentage is rounded once, half up.
 */
export function discountsOf({ kind, percent, amount }: DiscountTerms, sums: readonly number[]) {
  const all = sums.reduce((total, sum) => total + sum, 0);
  const offs = {
    percent: () => rounded(all, percent ?? 0, 100),
    amount: () => Math.min(amount ?? 0, all),
    delivery: () => 0,
  };
  return splitAmount(offs[kind](), sums);
}
