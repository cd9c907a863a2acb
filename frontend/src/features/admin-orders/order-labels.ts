import type { OrderStatus } from '@book-store/backend/contract';

/** The states in which the shop still has something to do, in the order of the work. */
export const OPEN_STATUSES = [
  'placed',
  'confirmed',
  'packed',
  'out-for-delivery',
] as const satisfies readonly OrderStatus[];

/** What a button says that brings an order to this state. */
export const moveLabels: Record<OrderStatus, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  packed: 'Mark as packed',
  'out-for-delivery': 'Send out',
  delivered: 'Cash collected',
  refused: 'Refused at the door',
  cancelled: 'Cancel order',
};

/** The moves that are asked back, as they end an order without its cash. */
export const finalMoves: Partial<
  Record<OrderStatus, { title: string; text: string; keep: string }>
> = {
  refused: {
    title: 'Was the parcel refused?',
    text: 'The order ends here and its cash is not expected any more. This cannot be taken back.',
    keep: 'Not yet',
  },
  cancelled: {
    title: 'Cancel this order?',
    text: 'The customer sees it as cancelled and gets no parcel. This cannot be taken back.',
    keep: 'Keep the order',
  },
};

/** The end of an order's id: enough to tell orders apart and to read out on the phone. */
export const shortId = (id: string): string => id.slice(-8);
