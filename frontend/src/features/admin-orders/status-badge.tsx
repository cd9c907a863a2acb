import { isOpen, type OrderStatus, UNPAID_ENDS } from '@book-store/contract/order-status';
import { adminOrderStatusNames } from '../../shared/order-status-names.ts';

function dot(status: OrderStatus) {
  if (isOpen(status)) return 'bg-accent';
  return UNPAID_ENDS.includes(status) ? 'bg-bad' : 'bg-good';
}

/** The status as text; the coloured dot is decorative. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className="inline-flex items-center gap-2 rounded-card border border-line bg-card px-3 py-0.5 text-fine leading-snug font-semibold">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dot(status)}`} />
      <span className={status === 'delivered' ? '' : 'whitespace-nowrap'}>
        {adminOrderStatusNames[status]}
      </span>
    </span>
  );
}
