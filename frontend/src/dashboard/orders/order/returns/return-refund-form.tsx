import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { Field } from '../../../../kit/fields/field.tsx';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { priceInput } from '../../../../lib/money/price-input.ts';
import { useRefundReturnMutation } from '../../parts/returns/api.ts';
import { StepForm } from '../step-form.tsx';
import { useRefundForm } from '../use-refund-form.ts';

/** Gives money back for a return: what the copies cost, unless another sum is entered. */
export function ReturnRefundForm({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const [refund] = useRefundReturnMutation();
  const { proposed, refundable } = one;
  const form = useRefundForm(order, {
    amount: proposed,
    ask: (sum) => `Give ${sum} back?`,
    yes: 'Give it back',
    noted: `It is noted with order ${order.number}; what is still to be paid of it becomes lower.`,
    give: (amount) => refund({ id: order._id, returnId: one._id, amount }).unwrap(),
  });
  return (
    <StepForm label="Refund the return" form={form} button="Refund">
      <Field
        label="Give back"
        {...form.field('amount')}
        {...priceInput()}
        required
        hint={`The books cost ${formatAmount(proposed)}. Enter less for damaged copies, or more for the delivery; at most ${formatAmount(refundable)}.`}
      />
    </StepForm>
  );
}
