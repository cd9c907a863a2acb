import type { AdminOrderView } from '@book-store/backend/contract';

/** The parcels for one city, in the order in which the server sorted them. */
export type Stop = { place: string; orders: AdminOrderView[] };

const placeOf = ({ address }: AdminOrderView) =>
  `${address.city}, ${address.state}, ${address.country}`;

/** Cuts the sorted list into cities; the same city written with other capitals is the same. */
export function toStops(orders: readonly AdminOrderView[]): Stop[] {
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

/** The cash that these orders bring, summed in cents. */
export const cashOf = (orders: readonly Pick<AdminOrderView, 'totalPrice'>[]): number =>
  orders.reduce((cents, { totalPrice }) => cents + Math.round(totalPrice * 100), 0) / 100;

export const parcels = (count: number): string => (count === 1 ? '1 parcel' : `${count} parcels`);
