import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import { isPaidInCash } from '../../../../lib/ordering/order-status-names.ts';
import { paymentStateNames } from '../../../../lib/ordering/payment-names.ts';

const changeLabels: Record<OrderStatus, string> = {
  'awaiting-payment': 'Wait for payment',
  unconfirmed: 'Wait for confirmation',
  placed: 'Place',
  confirmed: 'Confirm',
  packed: 'Mark as packed',
  'out-for-delivery': 'Send out',
  delivered: 'Cash collected',
  refused: 'Refused at the door',
  cancelled: 'Cancel order',
};

type Payable = Pick<Handover, 'payment'>;

export const changeLabel = (to: OrderStatus, orders: readonly Payable[]): string =>
  to === 'delivered' && !orders.some(isPaidInCash) ? 'Delivered' : changeLabels[to];

export const sumLabel = ({
  status,
  payment,
}: Pick<AdminOrderView, 'status' | 'payment'>): string =>
  payment && !isPaidInCash({ payment }) ? paymentStateNames()[payment.state] : cashLabels[status];

/** The labels of the total of a cash order, by its status. */
const cashLabels: Record<OrderStatus, string> = {
  'awaiting-payment': 'To be paid',
  unconfirmed: 'Cash to collect',
  placed: 'Cash to collect',
  confirmed: 'Cash to collect',
  packed: 'Cash to collect',
  'out-for-delivery': 'Cash to collect',
  delivered: 'Cash collected',
  refused: 'No cash to collect',
  cancelled: 'No cash to collect',
};

type Question = { title: string; text: string; keep: string; destructive: boolean };

/** The confirmations of the changes that end an order, worded for cash and a parcel. */
const endings: Partial<Record<OrderStatus, Question>> = {
  delivered: {
    title: 'Was the cash collected?',
    text: 'The order is complete then.',
    keep: 'Not yet',
    destructive: false,
  },
  refused: {
    title: 'Was the parcel refused?',
    text: 'The order ends here, and no cash will be collected.',
    keep: 'Not yet',
    destructive: true,
  },
  cancelled: {
    title: 'Cancel this order?',
    text: 'The customer will see it as cancelled and get no parcel.',
    keep: 'Keep the order',
    destructive: true,
  },
};

export type Ending = Pick<Handover, 'number' | 'totalPrice' | 'address' | 'payment'>;

/** Adapts the confirmation to how the orders are paid and handed over. */
export function endingOf(to: OrderStatus, orders: readonly Ending[]): Question | undefined {
  const ending = endings[to];
  if (!ending) return undefined;
  const hasCash = orders.some(isPaidInCash);
  const hasParcels = orders.some(({ address }) => address);
  if (to === 'delivered' && !hasCash) return { ...ending, title: 'Has it been delivered?' };
  if (to === 'refused' && !hasCash) return { ...ending, text: 'The order ends here.' };
  if (to === 'cancelled' && !hasParcels)
    return { ...ending, text: 'The customer will see it as cancelled.' };
  return ending;
}

export const UNDO_HINT = `You can undo it for ${ORDER_UNDO_MINUTES} minutes without a word to the customer.`;
