import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import { counted } from '../../lib/money/amount.ts';
import { area, type TextsOf } from '../../lib/wording/storefront-texts.ts';

const changes: Readonly<Record<OrderStatus, string>> = {
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

/** The labels of the total of a cash order, by its status. */
const cash: Readonly<Record<OrderStatus, string>> = {
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

/** Of the steps of orders, and of what stands on every list of them. */
export const movesTexts = area('dashboard/orders/moves', {
  changes,
  cash,
  /** The step that delivers orders of which none is paid in cash. */
  delivered: 'Delivered',
  /** The questions before the steps that end an order, worded for cash and a parcel. */
  endings: {
    delivered: {
      title: 'Was the cash collected?',
      titleWithoutCash: 'Has it been delivered?',
      text: 'The order is complete then.',
      keep: 'Not yet',
    },
    refused: {
      title: 'Was the parcel refused?',
      text: 'The order ends here, and no cash will be collected.',
      textWithoutCash: 'The order ends here.',
      keep: 'Not yet',
    },
    cancelled: {
      title: 'Cancel this order?',
      text: 'The customer will see it as cancelled and get no parcel.',
      textWithoutParcel: 'The customer will see it as cancelled.',
      keep: 'Keep the order',
    },
  },
  /** Follows what the step means for which orders; `sum` is the cash of it. */
  question: (which: string, sum: string | undefined, means: string): string =>
    `${which}${sum ? `, ${sum}` : ''}. ${means} You can undo it for ${ORDER_UNDO_MINUTES} minutes without a word to the customer.`,
  order: (number: string): string => `Order ${number}`,
  orders: (count: number): string => counted(count, 'order'),
  undo: 'Undo',
  backTo: (status: string): string => `Back to “${status}”`,
  more: (number: string): string => `More for order ${number}`,
  undoTitle: (status: string): string => `Go back to “${status}”?`,
  undoMeans: (number: string, hasMail: boolean): string =>
    `Order ${number} loses its last step.${hasMail ? ' If the customer has had a mail about it, another one takes it back.' : ''}`,
  undoSeveral: (count: number): string => `Go back a step with ${counted(count, 'order')}?`,
  undoSeveralMeans: 'Customers who have had a mail about it get another one that takes it back.',
  goBack: 'Go back',
  leaveIt: 'Leave it',
  leaveThem: 'Leave them',
  changed: (number: string, status: string): string => `Order ${number}: ${status}`,
  changedMeanwhile: (number: string, status: string): string =>
    `Order ${number} has changed in the meantime: ${status}. Your change was not saved.`,
  /** Marks of orders that did not come from a customer's account. */
  guest: 'Guest',
  counter: 'Counter',
  /** Of a parcel's tracking. */
  parcel: {
    carrier: 'Carrier',
    choose: 'Choose',
    otherCarrier: 'Another one',
    number: 'Number',
    page: "Address of the parcel's page",
    sendOut: (number: string): string => `Send out order ${number}`,
    mayBeEmpty: (hasMail: boolean): string =>
      `${hasMail ? 'The customer gets the number by mail.' : 'This order has no email address, so no mail is sent.'} Leave it empty to send the parcel without one.`,
    notYet: 'Not yet',
    sentWith: 'The customer gets it when you send the parcel out.',
  },
  paperSize: 'Paper size of the packing slip',
});

export type MovesTexts = TextsOf<typeof movesTexts>;
