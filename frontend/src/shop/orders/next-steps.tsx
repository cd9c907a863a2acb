import { formatMoney } from '@book-store/contract/money';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { useShopQuery } from '../../api/shop-api.ts';
import { workingDays } from '../../lib/delivery-words.ts';

type NextStepsProps = { order: OrderView; unsaved: boolean };

/** What happens after an order that was just placed. */
export function NextSteps({ order, unsaved }: NextStepsProps) {
  const { data: shop } = useShopQuery();
  return (
    <section aria-label="What happens next" className="grid gap-3 rounded-field bg-wash p-5">
      <p role="status" className="text-lead font-semibold">
        Thank you! We have your order {order.number}.
      </p>
      <ol className="grid list-inside list-decimal gap-1 marker:text-muted">
        <li>We confirm the order and pack your books.</li>
        <li>
          The parcel arrives at {order.address.street}
          {shop && ` in about ${workingDays(shop.deliveryDays)}`}.
        </li>
        <li>You pay {formatMoney(order.totalPrice)} in cash at the door.</li>
      </ol>
      <p className="text-fine text-muted">
        You can follow it here, and cancel it until it is packed. The number is all you need when
        you talk to us.
      </p>
      {unsaved && (
        <p className="text-fine font-semibold text-bad">
          The order is placed, but your details could not be saved for next time.
        </p>
      )}
    </section>
  );
}
