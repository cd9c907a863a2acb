import { shopDay } from '@book-store/contract/place';
import { promisedDays } from '@book-store/contract/promised-days';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import {
  countriesOf,
  countryName,
  serves,
} from '@book-store/contract/settings/delivery/delivery-countries';
import type { AddressView } from '@book-store/contract/settings/place/address.schemas';
import { badField } from '../../platform/errors/errors.ts';
import type { Settings } from '../../settings/shop/sections.ts';

type Wanted = { delivery?: string | undefined; address?: AddressView | undefined };

/**
 * The wanted delivery method, or the first one that serves the country. Throws `bad-request` for one that the
 * shop does not offer, or that does not serve the address.
 */
export function chooseDelivery(
  { delivery, address }: Wanted,
  ways: readonly DeliveryWay[],
): DeliveryWay | undefined {
  if (delivery !== undefined) return wantedWay(delivery, address, ways);
  if (!address) return undefined;
  return ways.find((way) => serves(way, address.countryCode)) ?? refuse(...nowhere(address, ways));
}

function wantedWay(id: string, address: Wanted['address'], ways: readonly DeliveryWay[]) {
  const way = ways.find((one) => one.id === id);
  if (!way)
    return refuse(
      'delivery',
      'This way of delivery is no longer offered. Please choose another one.',
      'not-offered',
    );
  if (way.kind === 'pick-up') return way;
  if (!address) return refuse('address', 'Please enter the address.', 'required');
  if (ways.every((one) => !serves(one, address.countryCode))) refuse(...nowhere(address, ways));
  if (serves(way, address.countryCode)) return way;
  return refuse(
    'delivery',
    `This way of delivery does not go to ${address.country}. Please choose another one.`,
    'not-delivered-to',
  );
}

/** The field and message for an address that no method serves. */
function nowhere(
  { country }: AddressView,
  ways: readonly DeliveryWay[],
): Parameters<typeof badField> {
  const countries = countriesOf(ways);
  if (!countries)
    return ['delivery', 'This shop does not deliver. Please pick the books up.', 'not-offered'];
  const all = new Intl.ListFormat('en').format(countries.map((code) => countryName(code, 'en')));
  const message = `We do not deliver to ${country}, only to ${all}.`;
  return ['address.country', message, 'not-delivered-to', { countries }];
}

function refuse(...problem: Parameters<typeof badField>): never {
  throw badField(...problem);
}

type Promising = Pick<Settings['delivery'], 'closed' | 'keptDays' | 'orderableDays'>;

/**
 * The delivery promise of an order: dates only once the owner has set when the shop is closed. Books that must
 * be reordered first take longer.
 */
export function promiseOf(
  { name, kind, days }: DeliveryWay,
  { keptDays, ...promising }: Promising,
  { at, isOrderedFirst }: { at: Date; isOrderedFirst: boolean },
) {
  const promised = promisedDays(days, promising, { day: shopDay(at), isOrderedFirst });
  return {
    ...(name && { name }),
    kind,
    ...(promised && { days: promised }),
    ...(kind === 'pick-up' && { keptDays }),
  };
}
