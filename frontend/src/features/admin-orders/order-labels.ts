import type { OrderStatus } from '@book-store/contract/order-status';

/** The labels of the buttons that change an order's status. */
export const changeLabels: Record<OrderStatus, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  packed: 'Mark as packed',
  'out-for-delivery': 'Send out',
  delivered: 'Cash collected',
  refused: 'Refused at the door',
  cancelled: 'Cancel order',
};

/** The changes that need confirmation, because they end an order without payment. */
export const finalChanges: Partial<
  Record<OrderStatus, { title: string; text: string; keep: string }>
> = {
  refused: {
    title: 'Was the parcel refused?',
    text: 'The order ends here, and no cash will be collected. This cannot be undone.',
    keep: 'Not yet',
  },
  cancelled: {
    title: 'Cancel this order?',
    text: 'The customer will see it as cancelled and get no parcel. This cannot be undone.',
    keep: 'Keep the order',
  },
};
