import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OrderRow } from '../parts/order-parts/order-row.tsx';
import { MarkPaidButton, openSumOf } from '../parts/payments/mark-paid.tsx';
import { paymentTexts } from '../payment-texts.ts';

export function PaymentRow({ order }: { order: AdminOrderView }) {
  const { about } = useTexts(paymentTexts).list;
  const { methods } = useTexts(ownerOrderingTexts);
  const method = order.payment ? methods[order.payment.method] : '';
  return (
    <OrderRow
      order={order}
      about={
        <span className="block text-fine text-muted">
          {inSentence(about, method, <DateTime at={order.createdAt} />)}
        </span>
      }
    >
      <Sums order={order} />
      {openSumOf(order) > 0 && <MarkPaidButton order={order} />}
    </OrderRow>
  );
}

function Sums({ order: { payment, totalPrice } }: { order: AdminOrderView }) {
  const { sums } = useTexts(paymentTexts).list;
  const { states } = useTexts(ownerOrderingTexts);
  if (!payment) return <span className="tabular-nums">{formatAmount(totalPrice)}</span>;
  const { due, paid, refunded, state } = payment;
  return (
    <p className="tabular-nums md:text-right">
      <span className="text-lead font-semibold">{formatAmount(due)}</span>
      <span className="block text-fine text-muted">
        {sums(
          states[state],
          paid > 0 ? formatAmount(paid) : undefined,
          refunded > 0 ? formatAmount(refunded) : undefined,
        )}
      </span>
    </p>
  );
}
