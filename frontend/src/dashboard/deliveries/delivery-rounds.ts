import { cashFor } from '@book-store/contract/payment';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { counted, sumOf } from '../../lib/amount.ts';
import type { Parcel } from '../orders/api.ts';

/** The parcels for one city, in the server's order. */
export type Stop = { place: string; orders: Parcel[] };

const placeOf = ({ address: { city, state, country } }: Parcel) =>
  [city, state, country].filter(Boolean).join(', ');

/** Groups the sorted list by city, ignoring case. */
export function toStops(orders: readonly Parcel[]): Stop[] {
  const stops = new Map<string, Stop>();
  for (const order of orders) {
    const place = placeOf(order);
    const key = place.toLowerCase();
    const stop = stops.get(key) ?? { place, orders: [] };
    stop.orders.push(order);
    stops.set(key, stop);
  }
  return [...stops.values()];
}

/** Returns the cash that is collected with these orders. */
export const cashOf = (orders: readonly Pick<AdminOrderView, 'totalPrice' | 'payment'>[]): number =>
  sumOf(orders.map(cashFor));

export const parcels = (count: number): string => counted(count, 'parcel');
