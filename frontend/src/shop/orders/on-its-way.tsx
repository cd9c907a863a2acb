import { formatDay } from '@book-store/contract/promised-days';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { ParcelLink } from '../../kit/parcel-link.tsx';
import { useTexts } from '../../lib/storefront-texts.ts';
import { orderTexts } from './texts.ts';

/** Where the customer finds their books: on their way, or waiting in the shop. */
export function OnItsWay({ order: { status, delivery, tracking } }: { order: OrderView }) {
  const words = useTexts(orderTexts);
  if (delivery?.keptUntil) {
    return <p className="font-semibold">{words.keptUntil(formatDay(delivery.keptUntil))}</p>;
  }
  if (!tracking || (status !== 'out-for-delivery' && status !== 'delivered')) return null;
  return (
    <p>
      {words.yourParcel}
      <ParcelLink tracking={tracking} />
    </p>
  );
}
