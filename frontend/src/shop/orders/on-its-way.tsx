import { formatDay } from '@book-store/contract/promised-days';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { ParcelLink } from '../../kit/parcel-link.tsx';

/** Where the customer finds their books: on their way, or waiting in the shop. */
export function OnItsWay({ order: { status, delivery, tracking } }: { order: OrderView }) {
  if (delivery?.keptUntil) {
    return (
      <p className="font-semibold">
        Your books are ready. We keep them for you until {formatDay(delivery.keptUntil)}.
      </p>
    );
  }
  if (!tracking || (status !== 'out-for-delivery' && status !== 'delivered')) return null;
  return (
    <p>
      Your parcel: <ParcelLink tracking={tracking} />
    </p>
  );
}
