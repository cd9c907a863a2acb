import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { isByTransfer } from '@book-store/contract/settings/payment/payment';
import { Button } from '../../../../kit/button.tsx';
import { confirmStep } from '../../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../../kit/use-action.ts';
import { formatAmount, totalOf } from '../../../../lib/money/amount.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { paymentTexts } from '../../payment-texts.ts';
import { useMarkPaidMutation } from './api.ts';

/** The amount still to be transferred; 0 if nothing can be marked as paid. */
export const openSumOf = ({ payment }: AdminOrderView): number =>
  payment && isByTransfer(payment.method) ? Math.max(0, totalOf([payment.due, -payment.paid])) : 0;

/** Whether an order goes on, or is done, once it is marked as paid. */
export const isNextPaid = (order: AdminOrderView): boolean =>
  (order.status === 'awaiting-payment' || order.status === 'delivered') && openSumOf(order) > 0;

/** Marks the open amount as paid, after confirmation. */
export function useMarkPaid(onPaid?: (order: AdminOrderView) => void) {
  const texts = useTexts(paymentTexts).markPaid;
  const [send] = useMarkPaidMutation();
  const { act, busy } = useAction({
    confirm: (order: AdminOrderView) =>
      confirmStep(
        texts.title(formatAmount(openSumOf(order))),
        texts.means(order.number, order.name),
        texts.yes,
        texts.no,
      ),
    run: ({ _id }: AdminOrderView) => send({ id: _id }).unwrap(),
    done: (paid, { number }) => {
      onPaid?.(paid);
      return texts.done(number);
    },
  });
  return { markPaid: act, marking: busy };
}

export function MarkPaidButton({ order }: { order: AdminOrderView }) {
  const texts = useTexts(paymentTexts).markPaid;
  const { markPaid, marking } = useMarkPaid();
  return (
    <Button variant="secondary" disabled={marking} onClick={() => void markPaid(order)}>
      {texts.yes}
      <span className="sr-only"> {order.number}</span>
    </Button>
  );
}
