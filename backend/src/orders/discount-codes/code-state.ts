import type { DiscountState } from '@book-store/contract/orders/discount-codes/discount';
import { shopDay } from '@book-store/contract/place';
import { DiscountCode, type StoredDiscountCode } from './discount-codes.model.ts';

type Stateful = Pick<StoredDiscountCode, 'endedAt' | 'firstDay' | 'lastDay' | 'limit' | 'uses'>;

export function stateOf(code: Stateful, at: Date): DiscountState {
  const { endedAt, firstDay, lastDay, limit, uses } = code;
  const today = shopDay(at);
  if (endedAt) return 'ended';
  if (lastDay < today) return 'expired';
  if (limit != null && uses >= limit) return 'used-up';
  return firstDay && firstDay > today ? 'planned' : 'live';
}

/** What visitors see of the codes: whether any can be used. */
export const showLiveCodes = async (at: Date): Promise<{ discountCodes: true | undefined }> => ({
  discountCodes: (await hasLiveCodes(at)) || undefined,
});

async function hasLiveCodes(at: Date): Promise<boolean> {
  const current = DiscountCode.find(
    { lastDay: { $gte: shopDay(at) }, endedAt: null },
    { endedAt: 1, firstDay: 1, lastDay: 1, limit: 1, uses: 1 },
  )
    .lean<Stateful[]>()
    .cursor();
  for await (const code of current) if (stateOf(code, at) === 'live') return true;
  return false;
}
