import type { OrderView } from '@book-store/contract/schemas/orders';
import { deliveryWords } from '../../shared/ui/delivery-words.ts';

/** What an order's delivery costs; the total stands at its head. */
export function OrderCost({ order }: { order: Pick<OrderView, 'lines' | 'deliveryFee'> }) {
  const books = order.lines.length === 1 ? '1 book' : `${order.lines.length} books`;
  return (
    <p className="text-muted">
      {books}. Delivery: <span className="tabular-nums">{deliveryWords(order.deliveryFee)}</span>
    </p>
  );
}
