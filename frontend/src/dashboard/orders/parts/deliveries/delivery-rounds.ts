import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import { countryOfAddress } from '@book-store/contract/settings/delivery/delivery-countries';
import { cashFor } from '@book-store/contract/settings/payment/payment';
import { formatAmount, totalOf } from '../../../../lib/money/amount.ts';
import { isPaidInCash } from '../../../../lib/ordering/order-status-names.ts';
import { languageNow, textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { handoverTexts } from '../../handover-texts.ts';
import type { Parcel } from '../orders/api.ts';

/** The parcels for one city, in the server's order. */
export type Stop = { place: string; orders: Parcel[] };

const placeOf = ({ address }: Parcel) =>
  [address.city, address.state, countryOfAddress(address, languageNow())]
    .filter(Boolean)
    .join(', ');

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

type Payable = Pick<Handover, 'totalPrice' | 'payment'>;

export const cashOf = (orders: readonly Payable[]): number => totalOf(orders.map(cashFor));

/** The cash to collect, or why there is none. */
export function cashInWords(order: Payable): string {
  const { payment } = order;
  if (!payment || isPaidInCash(order)) return formatAmount(cashFor(order));
  const { paid, onInvoice } = textsNow(handoverTexts);
  return payment.paid >= payment.due ? paid : onInvoice;
}
