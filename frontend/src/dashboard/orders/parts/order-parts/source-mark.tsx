import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Mark } from '../../../../kit/mark.tsx';

/** Says who an order came from, unless it came from an account by the shop's pages. */
export function SourceMark({ source, guest }: Pick<AdminOrderView, 'source' | 'guest'>) {
  if (guest) return <Mark>Guest</Mark>;
  return source === 'web' ? null : <Mark>Counter</Mark>;
}
