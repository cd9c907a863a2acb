import type { OrderView } from '@book-store/contract/schemas/orders';
import { useSearchParams } from 'react-router-dom';

/** Returns whether the customer has come back from Stripe, which tells the shop by itself how it went. */
export const useIsJustPaid = (): boolean => useSearchParams()[0].get('payment') === 'done';

/** How often an order is asked for whose payment is being confirmed. */
const CONFIRM_MS = 3000;

/** A payment that takes days is `pending` too, but not payable: nothing will be known of it within minutes. */
const isBeingConfirmed = ({ payment }: OrderView): boolean =>
  payment?.state === 'pending' && payment.payable === true;

/** Returns how often to ask for orders, in milliseconds, after their customer has come back from Stripe; 0 is never. */
export function useConfirmInterval(orders: readonly OrderView[] | undefined): number {
  const isJustPaid = useIsJustPaid();
  return isJustPaid && orders?.some(isBeingConfirmed) ? CONFIRM_MS : 0;
}
