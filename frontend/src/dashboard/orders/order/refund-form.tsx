import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { REFUND_REASON_MAX } from '@book-store/contract/settings/payment/payment';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { amountInField, parsePrice, priceInput } from '../../../lib/money/price-input.ts';
import { useRefundMutation } from '../parts/payments/api.ts';
import { useRefundReturnMutation } from '../parts/returns/api.ts';

type RefundFormProps = { order: AdminOrderView; refundable: number };

/** Refunds an order, by default in full. */
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

/** Refunds a return, by default the price of its copies. */
export function RefundReturn({ order, one }: { order: AdminOrderView; one: AdminOrderReturn }) {
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
    <Form form={form} aria-label="Refund the return" className="grid max-w-prose gap-3">
      <FormProblem problem={form.problem} />
      <Field
        label="Give back"
        {...form.field('amount')}
        {...priceInput()}
        required
        hint={`The books cost ${formatAmount(proposed)}. Enter less for damaged copies, or more for the delivery; at most ${formatAmount(refundable)}.`}
      />
      <FormButton form={form} beside={null}>
        Refund
      </FormButton>
    </Form>
  );
}

type Refund = {
  /** The initial value. */
  amount: number;
  /** The text of the confirmation. */
  ask: (sum: string) => string;
  yes: string;
  /** The note for orders that are not paid at Stripe. */
  noted: string;
  /** Returns the updated order. */
  give: (amount: number, reason: string) => Promise<AdminOrderView>;
};

const amountOf = ({ amount }: { amount: string }) => parsePrice(amount) ?? 0;

function useRefundForm(order: AdminOrderView, { amount, ask, yes, noted, give }: Refund) {
  const byStripe = order.payment?.method === 'stripe';
  const form = useForm({
    start: { amount: amountInField(amount), reason: '' },
    confirm: (typed) => {
      const follows = byStripe
        ? `Stripe sends it to the customer of order ${order.number}. This cannot be undone.`
        : `${noted} The shop itself sends no money.`;
      return confirmDestructive(ask(formatAmount(amountOf(typed))), follows, yes);
    },
    run: (typed) => give(amountOf(typed), typed.reason.trim()),
    done: (after, sent) => {
      form.empty(sent);
      // The order shows the reason.
      if (refundsOf(after).slice(refundsOf(order).length).some(isRefused)) return;
      return byStripe ? 'The money is on its way back' : 'Noted';
    },
  });
  return form;
}

const refundsOf = ({ payment }: AdminOrderView) => payment?.refunds ?? [];
const isRefused = ({ state }: { state: string }) => state === 'failed';
