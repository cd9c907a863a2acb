import type { OrderStatus } from '@book-store/contract/schemas/orders';
import { adminOrderStatusNames } from '../../shared/order-status-names.ts';

const dot: Record<OrderStatus, string> = {
  placed: 'bg-accent',
  confirmed: 'bg-accent',
  packed: 'bg-accent',
  'out-for-delivery': 'bg-accent',
  delivered: 'bg-good',
  refused: 'bg-bad',
  cancelled: 'bg-bad',
};

/** The status as text; the coloured dot is decorative. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-card border border-line bg-card px-3 py-0.5 text-fine leading-snug font-semibold">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dot[status]}`} />
      <span className={status === 'delivered' ? '' : 'whitespace-nowrap'}>
        {adminOrderStatusNames[status]}
      </span>
    </span>
  );
}
