import { formatMoney } from '@book-store/contract/money';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Link } from 'react-router-dom';
import { DateTime } from '../../kit/date-time.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { paymentMethodNames, paymentStateNames } from '../../lib/payment-names.ts';
import { MarkPaidButton, openSumOf } from './mark-paid-button.tsx';

type PaymentListProps = { labelledBy: string; orders: readonly AdminOrderView[]; busy: boolean };

/** Orders with how they are paid, and what is to be done about it. */
export function PaymentList({ labelledBy, orders, busy }: PaymentListProps) {
  return (
    <ul aria-labelledby={labelledBy} aria-busy={busy} className="card">
      {orders.map((order) => (
        <li
          key={order._id}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0"
        >
          <p className="min-w-0 grow break-words">
            <Link
              to={paths.adminOrder.to(order._id)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {order.number}
            </Link>{' '}
            {order.name}
            <span className="block text-fine text-muted">
              {order.payment && paymentMethodNames[order.payment.method]}, placed on{' '}
              <DateTime at={order.createdAt} />
            </span>
          </p>
          <Sums order={order} />
          {openSumOf(order) > 0 && <MarkPaidButton order={order} />}
        </li>
      ))}
    </ul>
  );
}

function Sums({ order: { payment, totalPrice } }: { order: AdminOrderView }) {
  if (!payment) return <span className="tabular-nums">{formatMoney(totalPrice)}</span>;
  const { due, paid, refunded, state } = payment;
  return (
    <p className="tabular-nums md:text-right">
      <span className="text-lead font-semibold">{formatMoney(due)}</span>
      <span className="block text-fine text-muted">
        {paymentStateNames[state]}
        {paid > 0 && `, ${formatMoney(paid)} paid`}
        {refunded > 0 && `, ${formatMoney(refunded)} given back`}
      </span>
    </p>
  );
}
