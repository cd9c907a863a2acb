import { fold } from '@book-store/contract/fold';
import { orderWords } from './order-words.ts';

type Address = { country: string; state: string; city: string; zipcode: string; street: string };
type Findable = Parameters<typeof orderWords>[0] & { address?: Address | null | undefined };

/** Derived fields for the owner's search and for sorting by delivery address. */
export const orderKeys = (order: Findable) => ({
  searchWords: orderWords(order),
  deliveryKey: order.address ? toDeliveryKey(order.address) : '',
});

const toDeliveryKey = ({ country, state, city, zipcode, street }: Address) =>
  [country, state, city, zipcode, street].map(toKey).join('\n');

const toKey = (text: string) => fold(text).trim().replace(/\s+/g, ' ');
