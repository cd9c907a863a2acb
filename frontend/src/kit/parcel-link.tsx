import { OTHER_CARRIER } from '@book-store/contract/orders/parcels/carriers';
import type { Tracking } from '@book-store/contract/orders/parcels/tracking.schemas';
import { useTexts } from '../lib/wording/storefront-texts.ts';
import { kitTexts } from './texts.ts';

/** Carrier and number of a parcel, as a link to its page if there is one. */
export function ParcelLink({ tracking: { carrier, number, url } }: { tracking: Tracking }) {
  const { newTab } = useTexts(kitTexts);
  const name = carrier === OTHER_CARRIER ? number : `${carrier}, ${number}`;
  if (!url) return name;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link break-words">
      {name}
      <span className="sr-only">{newTab}</span>
    </a>
  );
}
