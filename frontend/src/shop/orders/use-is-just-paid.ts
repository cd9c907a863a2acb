import { useSearchParams } from 'react-router-dom';

/** Returns whether the customer has come back from Stripe, which tells the shop by itself how it went. */
export const useIsJustPaid = (): boolean => useSearchParams()[0].get('payment') === 'done';
