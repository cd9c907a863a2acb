import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { DateTime } from '../../../kit/date-time.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { paymentMethodNames, paymentStateNames } from '../../../lib/ordering/payment-names.ts';
import { OrderRow } from '../parts/order-parts/order-row.tsx';
import { MarkPaidButton, openSumOf } from '../parts/payments/mark-paid-button.tsx';

export const PaymentRow = ({ order }: { order: AdminOrderView }) => (
  <OrderRow
    order={order}
    about={
      <span className="block text-fine text-muted">
        {order.payment && paymentMethodNames()[order.payment.method]}, placed on{' '}
        <DateTime at={order.createdAt} />
      </span>
    }
  >
    <Sums order={order} />
    {openSumOf(order) > 0 && <MarkPaidButton order={order} />}
  </OrderRow>
);

function Sums({ order: { payment, totalPrice } }: { order: AdminOrderView }) {
  if (!payment) return <span className="tabular-nums">{formatAmount(totalPrice)}</span>;
  const { due, paid, refunded, state } = payment;
  return (
    <p className="tabular-nums md:text-right">
      <span className="text-lead font-semibold">{formatAmount(due)}</span>
      <span className="block text-fine text-muted">
        {paymentStateNames()[state]}
        {paid > 0 && `, ${formatAmount(paid)} paid`}
        {refunded > 0 && `, ${formatAmount(refunded)} given back`}
      </span>
    </p>
  );
}
