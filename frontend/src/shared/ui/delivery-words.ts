import { dollars } from './price.tsx';

/** What the delivery of an order costs: 'free' without a fee. */
export const deliveryWords = (fee: number): string => (fee > 0 ? dollars(fee) : 'free');
