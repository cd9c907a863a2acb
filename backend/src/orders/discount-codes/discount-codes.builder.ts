import { randomUUID } from 'node:crypto';
import { toMinor } from '@book-store/contract/money';
import { DiscountCode, NO_LAST_DAY, type StoredDiscountCode } from './discount-codes.model.ts';

/** What the dashboard sends, by default 10% off; give only the fields that matter. */
export const aCodeBody = (given: object = {}) => ({
  code: `CODE-${randomUUID().slice(0, 8)}`,
  kind: 'percent',
  percent: 10,
  ...given,
});

type Given = Partial<Omit<StoredDiscountCode, '_id'>> & {
  /** In major units. */
  amount?: number;
  minimum?: number;
};

/** Stores a code, by default 10% off, and returns it as customers type it. */
export async function aDiscountCode({ amount, minimum, ...given }: Given = {}): Promise<string> {
  const { code } = await DiscountCode.create({
    code: aCodeBody().code.toUpperCase(),
    ...(amount === undefined ? { percent: 10 } : { amountCents: toMinor(amount) }),
    ...(minimum !== undefined && { minimumCents: toMinor(minimum) }),
    kind: amount === undefined ? 'percent' : 'amount',
    lastDay: NO_LAST_DAY,
    genres: [],
    books: [],
    uses: 0,
    ...given,
  });
  return code;
}
