import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import { isPaidInCash } from '../../../../lib/ordering/order-status-names.ts';
import { paymentStateNames } from '../../../../lib/ordering/payment-names.ts';

/** The labels of the buttons that change an order's status. */
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

/** Returns the label of the button that gives orders a status. */
export const changeLabel = (to: OrderStatus, orders: readonly Payable[]): string =>
  to === 'delivered' && !orders.some(isPaidInCash) ? 'Delivered' : changeLabels[to];

/** Returns what an order's total is. */
export const sumLabel = ({
  status,
  payment,
}: Pick<AdminOrderView, 'status' | 'payment'>): string =>
  payment && !isPaidInCash({ payment }) ? paymentStateNames[payment.state] : cashLabels[status];

/** What an order's total is for its status, if it is paid in cash. */
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

/** The changes that end an order, of which cash is collected and a parcel sent. They are asked about first. */
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

/** What an order is of which is asked whether it has ended. */
export type Ending = Pick<Handover, 'number' | 'totalPrice' | 'address' | 'payment'>;

/** Returns what is asked before a change that ends orders, in words that fit how they are paid and handed over. */
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
