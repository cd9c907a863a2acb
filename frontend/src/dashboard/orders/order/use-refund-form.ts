import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { amountInField, parsePrice } from '../../../lib/money/price-input.ts';

type Refund = {
  /** What stands in the field at first. */
  amount: number;
  /** What is asked first. */
  ask: (sum: string) => string;
  yes: string;
  /** What the shop notes of an order that is not paid at Stripe. */
  noted: string;
  /** Returns the order as it is then. */
  give: (amount: number, reason: string) => Promise<AdminOrderView>;
};

const amountOf = ({ amount }: { amount: string }) => parsePrice(amount) ?? 0;

/** Gives back what is entered as `amount`, after a question, and says how it went. */
export function useRefundForm(order: AdminOrderView, { amount, ask, yes, noted, give }: Refund) {
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
      // The order says why.
      if (refundsOf(after).slice(refundsOf(order).length).some(isRefused)) return;
      return byStripe ? 'The money is on its way back' : 'Noted';
    },
  });
  return form;
}

const refundsOf = ({ payment }: AdminOrderView) => payment?.refunds ?? [];
const isRefused = ({ state }: { state: string }) => state === 'failed';
