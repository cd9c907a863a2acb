import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { REFUND_REASON_MAX } from '@book-store/contract/settings/payment/payment';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { priceInput } from '../../../lib/money/price-input.ts';
import { useRefundMutation } from '../parts/payments/api.ts';
import { useRefundForm } from './use-refund-form.ts';

type RefundFormProps = { order: AdminOrderView; refundable: number };

/** Gives money of an order back: all of it unless another sum is entered. */
export function RefundForm({ order, refundable }: RefundFormProps) {
  const [refund] = useRefundMutation();
  const byStripe = order.payment?.method === 'stripe';
  const yes = byStripe ? 'Give it back' : 'Note it';
  const form = useRefundForm(order, {
    amount: refundable,
    ask: (sum) => (byStripe ? `Give ${sum} back?` : `Have you given ${sum} back?`),
    yes,
    noted: `It is noted with order ${order.number}.`,
    give: (amount, reason) => refund({ id: order._id, amount, ...(reason && { reason }) }).unwrap(),
  });
  return (
    <Form form={form} aria-label="Give money back" className="grid gap-3 border-t border-line pt-3">
      <FormProblem problem={form.problem} />
      <Field
        label={byStripe ? 'Give back' : 'Note as given back'}
        {...form.field('amount')}
        {...priceInput()}
        required
        hint={`At most ${formatAmount(refundable)}.`}
      />
      <Field label="Reason" {...form.field('reason')} optional maxLength={REFUND_REASON_MAX} />
      <FormButton form={form} variant="secondary">
        {yes}
      </FormButton>
    </Form>
  );
}
