import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Mark } from '../../../../kit/mark.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { movesTexts } from '../../moves-texts.ts';

/** Marks guest orders and orders that did not come through the storefront. */
export function SourceMark({ source, guest }: Pick<AdminOrderView, 'source' | 'guest'>) {
  const texts = useTexts(movesTexts);
  if (source !== 'web') return <Mark>{texts.counter}</Mark>;
  return guest ? <Mark>{texts.guest}</Mark> : null;
}
