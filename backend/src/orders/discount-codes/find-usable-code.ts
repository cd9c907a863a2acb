import { toCode } from '@book-store/contract/orders/discount-codes/discount';
import { codeRefused } from './code-refused.ts';
import { stateOf } from './code-state.ts';
import { DiscountCode, type StoredDiscountCode } from './discount-codes.model.ts';

const REASONS = {
  planned: 'not-yet',
  expired: 'expired',
  ended: 'expired',
  'used-up': 'used-up',
} as const;

/** Throws `code-refused`. */
export async function findUsableCode(typed: string, at: Date): Promise<StoredDiscountCode> {
  const code = await DiscountCode.findOne({ code: toCode(typed) }).lean<StoredDiscountCode>();
  if (!code) throw codeRefused({ reason: 'unknown' });
  const state = stateOf(code, at);
  if (state === 'live') return code;
  const { firstDay } = code;
  throw codeRefused({ reason: REASONS[state], ...(state === 'planned' && { firstDay }) });
}
