import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { Button } from '../../../../kit/button.tsx';
import { confirmStep } from '../../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../../kit/use-action.ts';
import { formatAmount, totalOf } from '../../../../lib/money/amount.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { paymentTexts } from '../../payment-texts.ts';
import { useMarkPaidMutation } from './api.ts';

/** The amount still to be transferred; 0 if nothing can be marked as paid. */
export function openSumOf({ payment }: AdminOrderView): number {
  const isTransferred = payment?.method === 'transfer' || payment?.method === 'invoice';
  return payment && isTransferred ? Math.max(0, totalOf([payment.due, -payment.paid])) : 0;
}

/** Marks the open amount as paid, after confirmation. */
export function MarkPaidButton({ order }: { order: AdminOrderView }) {
  const texts = useTexts(paymentTexts).markPaid;
  const [markPaid] = useMarkPaidMutation();
  const { act, busy } = useAction({
    confirm: () =>
      confirmStep(
        texts.title(formatAmount(openSumOf(order))),
        texts.means(order.number, order.name),
        texts.yes,
        texts.no,
      ),
    run: () => markPaid({ id: order._id }).unwrap(),
    done: () => texts.done(order.number),
  });
  return (
    <Button variant="secondary" disabled={busy} onClick={() => void act()}>
      {texts.yes}
      <span className="sr-only"> {order.number}</span>
    </Button>
  );
}
