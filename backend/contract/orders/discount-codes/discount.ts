import { foldToBase } from '../../fold.ts';
import { withoutInvisible } from '../../invisible.ts';
import { rounded, splitAmount } from '../../settings/tax/tax.ts';

/** What a discount code gives: a percentage or an amount off the books, or their delivery for nothing. */
export const DISCOUNT_KINDS = ['percent', 'amount', 'delivery'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export const DISCOUNT_CODE_MIN = 3;
export const DISCOUNT_CODE_MAX = 30;
/** How long a typed code may be, with spaces and accents. */
export const TYPED_CODE_MAX = 60;
/** How many genres, and how many books, a code can be for. */
export const DISCOUNT_CHOICES_MAX = 100;
export const DISCOUNT_LIMIT_MAX = 1_000_000;
export const DISCOUNT_PER_CUSTOMER_MAX = 1000;

/** What keeps a code from being used. */
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

/** Whether a code can be used; of one that cannot, why. */
export const DISCOUNT_STATES = ['live', 'planned', 'expired', 'used-up', 'ended'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

/** Returns a code as it is stored and compared: 'Früh ling-10' becomes 'FRUHLING-10'. */
export const toCode = (typed: string): string =>
  foldToBase(withoutInvisible(typed)).toUpperCase().replace(/\s+/g, '');

/** What a code takes off; `amount` in minor units. */
export type DiscountTerms = {
  kind: DiscountKind;
  percent?: number | null | undefined;
  amount?: number | null | undefined;
};

/**
 * Returns what a code takes off each of the lines that it is for, whose sums are in minor units: never more than the
 * line costs. A percentage is rounded once, half up; what is taken off is split by the lines' shares.
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
