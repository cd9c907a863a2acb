import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Button } from '../../../../kit/button.tsx';
import { confirmStep } from '../../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../../kit/use-action.ts';
import { formatAmount, totalOf } from '../../../../lib/money/amount.ts';
import { useMarkPaidMutation } from './api.ts';

/** The amount still to be transferred; 0 if nothing can be marked as paid. */
export function openSumOf({ payment }: AdminOrderView): number {
  const isTransferred = payment?.method === 'transfer' || payment?.method === 'invoice';
  return payment && isTransferred ? Math.max(0, totalOf([payment.due, -payment.paid])) : 0;
}

/** Marks the open amount as paid, after confirmation. */
export function MarkPaidButton({ order }: { order: AdminOrderView }) {
  const [markPaid] = useMarkPaidMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmStep(
        `Have you got ${formatAmount(openSumOf(order))}?`,
        `Order ${order.number} of ${order.name} is marked as paid.`,
        'Mark as paid',
        'Not yet',
      ),
    run: () => markPaid({ id: order._id }).unwrap(),
    done: () => `${order.number} is paid`,
  });
  return (
    <Button variant="secondary" aria-disabled={busy} onClick={() => void act()}>
      Mark as paid<span className="sr-only"> {order.number}</span>
    </Button>
  );
}
