import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Mark } from '../../../../kit/mark.tsx';

/** Marks guest orders and orders that did not come through the storefront. */
export function SourceMark({ source, guest }: Pick<AdminOrderView, 'source' | 'guest'>) {
  if (guest) return <Mark>Guest</Mark>;
  return source === 'web' ? null : <Mark>Counter</Mark>;
}
