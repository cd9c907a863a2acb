import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { confirmDestructive, successToast } from '../../../kit/dialogs/dialogs.ts';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { parsePrice } from '../../../lib/money/price-input.ts';

type Refund = {
  /** What is asked first. */
  ask: (sum: string) => string;
  yes: string;
  /** What the shop notes of an order that is not paid at Stripe. */
  noted: string;
  /** Returns the order as it is then. */
  give: (amount: number, data: FormData) => Promise<AdminOrderView>;
};

/** Gives back what is entered as `amount`, after a question, and says how it went. */
export function useRefundSubmit(order: AdminOrderView, { ask, yes, noted, give }: Refund) {
  const byStripe = order.payment?.method === 'stripe';
  return useFormSubmit(async (data) => {
    const amount = parsePrice(String(data.get('amount'))) ?? 0;
    const follows = byStripe
      ? `Stripe sends it to the customer of order ${order.number}. This cannot be undone.`
      : `${noted} The shop itself sends no money.`;
    if (!(await confirmDestructive(ask(formatAmount(amount)), follows, yes))) return;
    const after = await give(amount, data);
    // The order says why.
    if (refundsOf(after).slice(refundsOf(order).length).some(isRefused)) return;
    void successToast(byStripe ? 'The money is on its way back' : 'Noted');
  });
}

const refundsOf = ({ payment }: AdminOrderView) => payment?.refunds ?? [];
const isRefused = ({ state }: { state: string }) => state === 'failed';
