import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { countryOfAddress } from '@book-store/contract/settings/delivery/delivery-countries';
import { addressLines } from '@book-store/contract/settings/place/address-forms';
import { useLanguage, useTexts } from '../lib/wording/storefront-texts.ts';
import { kitTexts } from './texts.ts';

type Recipient = Pick<OrderView, 'name' | 'address' | 'boughtGiftCard'>;

/** Name and address, formatted as on a letter; the name alone if there is nothing to deliver. */
export function PostalAddress({ order: { name, address, boughtGiftCard } }: { order: Recipient }) {
  const { pickedUp } = useTexts(kitTexts);
  return (
    <address className="not-italic [&>span]:block [&>span]:break-words">
      <strong className="block break-words">{name}</strong>
      {address && <Lines address={address} />}
      {!address && !boughtGiftCard && <span>{pickedUp}</span>}
    </address>
  );
}

function Lines({ address }: { address: NonNullable<OrderView['address']> }) {
  const country = countryOfAddress(address, useLanguage());
  return [...addressLines(address), country].map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
    <span key={at}>{line}</span>
  ));
}
