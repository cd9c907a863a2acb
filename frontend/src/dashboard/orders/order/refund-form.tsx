import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { REFUND_REASON_MAX } from '@book-store/contract/settings/payment/payment';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { amountInField, priceInput } from '../../../lib/money/price-input.ts';
import { useRefundMutation } from '../parts/payments/api.ts';
import { useRefundSubmit } from './use-refund-submit.ts';

type RefundFormProps = { order: AdminOrderView; refundable: number };

/** Gives money of an order back: all of it unless another sum is entered. */
export function RefundForm({ order, refundable }: RefundFormProps) {
  const [refund] = useRefundMutation();
  const byStripe = order.payment?.method === 'stripe';
  const yes = byStripe ? 'Give it back' : 'Note it';
  const { onSubmit, submitting, problem, field } = useRefundSubmit(order, {
    ask: (sum) => (byStripe ? `Give ${sum} back?` : `Have you given ${sum} back?`),
    yes,
    noted: `It is noted with order ${order.number}.`,
    give: (amount, data) => {
      const reason = String(data.get('reason')).trim();
      return refund({
        id: order._id,
        amount,
        ...(reason && { reason }),
      }).unwrap();
    },
  });
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      aria-label="Give money back"
      className="grid gap-3 border-t border-line pt-3"
    >
      <FormProblem problem={problem} />
      <Field
        label={byStripe ? 'Give back' : 'Note as given back'}
        {...field('amount')}
        required
        defaultValue={amountInField(refundable)}
        hint={`At most ${formatAmount(refundable)}.`}
        {...priceInput()}
      />
      <Field label="Reason" {...field('reason')} optional maxLength={REFUND_REASON_MAX} />
      <Button type="submit" variant="secondary" aria-disabled={submitting}>
        {yes}
      </Button>
    </form>
  );
}
