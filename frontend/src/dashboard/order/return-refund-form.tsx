import { formatMoney } from '@book-store/contract/money';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { AdminOrderReturn } from '@book-store/contract/schemas/order-returns';
import { Button } from '../../kit/button.tsx';
import { confirmDestructive, successToast } from '../../kit/dialogs/dialogs.ts';
import { Field } from '../../kit/forms/field.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { amountInField, parsePrice, priceField } from '../../lib/price-input.ts';
import { useRefundReturnMutation } from '../returns/api.ts';

/** Gives money back for a return: what the copies cost, unless another sum is entered. */
export function ReturnRefundForm({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
  const [refund] = useRefundReturnMutation();
  const { proposed, refundable } = one;
  const byStripe = order.payment?.method === 'stripe';
  const { tidy: _tidy, ...price } = priceField();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    const amount = parsePrice(String(data.get('amount'))) ?? 0;
    const isSure = await confirmDestructive(
      `Give ${formatMoney(amount)} back?`,
      byStripe
        ? `Stripe sends it to the customer of order ${order.number}. This cannot be undone.`
        : `It is noted with order ${order.number}; what is still to be paid of it becomes lower. The shop itself sends no money.`,
      'Give it back',
    );
    if (!isSure) return;
    await refund({ id: order._id, returnId: one._id, amount }).unwrap();
    void successToast(byStripe ? 'The money is on its way back' : 'Noted');
  });
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      aria-label="Refund the return"
      className="grid max-w-prose gap-3"
    >
      <FormProblem problem={problem} />
      <Field
        label="Give back"
        name="amount"
        required
        defaultValue={amountInField(proposed)}
        hint={`The books cost ${formatMoney(proposed)}. Enter less for damaged copies, or more for the delivery; at most ${formatMoney(refundable)}.`}
        error={problem?.fields.amount}
        {...price}
      />
      <Button type="submit" aria-disabled={submitting} className="justify-self-start">
        Refund
      </Button>
    </form>
  );
}
