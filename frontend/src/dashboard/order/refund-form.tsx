import { formatMoney } from '@book-store/contract/money';
import { type PaymentMethod, REFUND_REASON_MAX } from '@book-store/contract/payment';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { confirmDestructive, successToast } from '../../kit/dialogs/dialogs.ts';
import { Field } from '../../kit/forms/field.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { amountInField, parsePrice, priceField } from '../../lib/price-input.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useRefundMutation } from '../payments/api.ts';

type RefundFormProps = { order: AdminOrderView; refundable: number; method: PaymentMethod };

/** Gives money of an order back: all of it unless another sum is entered. */
export function RefundForm({ order, refundable, method }: RefundFormProps) {
  const [refund] = useRefundMutation();
  const [idempotencyKey] = useState(randomKey);
  const byStripe = method === 'stripe';
  const { tidy: _tidy, ...price } = priceField();
  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    const amount = parsePrice(String(data.get('amount'))) ?? 0;
    const reason = String(data.get('reason')).trim();
    const isSure = await confirmDestructive(
      byStripe
        ? `Give ${formatMoney(amount)} back?`
        : `Have you given ${formatMoney(amount)} back?`,
      byStripe
        ? `Stripe sends it to the customer of order ${order.number}. This cannot be undone.`
        : `It is noted with order ${order.number}. The shop itself sends no money.`,
      byStripe ? 'Give it back' : 'Note it',
    );
    if (!isSure) return;
    const body = { amount, ...(reason && { reason }) };
    const { payment } = await refund({ id: order._id, idempotencyKey, ...body }).unwrap();
    // The order says why.
    if (payment?.refunds?.at(-1)?.state === 'failed') return;
    void successToast(byStripe ? 'The money is on its way back' : 'Noted');
  });
  const { fields = {} } = problem ?? {};
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
        name="amount"
        required
        defaultValue={amountInField(refundable)}
        hint={`At most ${formatMoney(refundable)}.`}
        error={fields.amount}
        {...price}
      />
      <Field
        label="Reason"
        name="reason"
        optional
        maxLength={REFUND_REASON_MAX}
        error={fields.reason}
      />
      <Button type="submit" variant="secondary" aria-disabled={submitting}>
        {byStripe ? 'Give it back' : 'Note it'}
      </Button>
    </form>
  );
}
