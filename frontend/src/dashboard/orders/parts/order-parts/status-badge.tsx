import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import {
  adminOrderStatusName,
  type HandedOver,
} from '../../../../lib/ordering/owner-status-names.ts';

/** Colours by the next action; both unpaid ends share one. */
const looks: Record<OrderStatus, string> = {
  'awaiting-payment': 'border-dashed border-current bg-card text-muted',
  unconfirmed: 'border-dashed border-current bg-card text-muted',
  placed: 'border-accent bg-accent text-on-accent',
  confirmed: 'border-current bg-card text-state-confirmed',
  packed: 'border-current bg-card text-state-packed',
  'out-for-delivery': 'border-ink bg-ink text-paper',
  delivered: 'border-current bg-card text-good',
  refused: 'border-current bg-card text-bad',
  cancelled: 'border-current bg-card text-bad',
};

export function StatusBadge({ status, ...order }: { status: OrderStatus } & HandedOver) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-3 py-0.5 text-fine leading-snug font-semibold ${looks[status]}`}
    >
      <span className={status === 'delivered' ? '' : 'whitespace-nowrap'}>
        {adminOrderStatusName(status, order)}
      </span>
    </span>
  );
}
