import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { useSearchParams } from 'react-router-dom';

/** How often an order is read anew while its payment is being confirmed. */
const CONFIRM_SECONDS = 3;

/**
 * Returns a function that returns whether the customer has come back from paying an order at Stripe, which tells the
 * shop by itself how it went, and the shop knows of it within seconds. A payment that takes days is `pending`, too, but
 * not payable.
 */
export function useIsBeingConfirmed(): (order: Pick<OrderView, '_id' | 'payment'>) => boolean {
  const paid = useSearchParams()[0].get('paid');
  return ({ _id, payment }) =>
    _id === paid && payment?.state === 'pending' && payment.payable === true;
}

/** The seconds until an order is read anew while its payment is being confirmed; 0 for never. */
export function useConfirmInterval(orders: readonly OrderView[] | undefined): number {
  const isBeingConfirmed = useIsBeingConfirmed();
  return orders?.some(isBeingConfirmed) ? CONFIRM_SECONDS : 0;
}
