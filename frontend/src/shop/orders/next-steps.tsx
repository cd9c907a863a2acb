import { formatMoney } from '@book-store/contract/money';
import { formatDays } from '@book-store/contract/promised-days';
import type { OrderView } from '@book-store/contract/schemas/orders';
import { useShopQuery } from '../../api/shop-api.ts';
import { workingDays } from '../../lib/delivery-words.ts';

type NextStepsProps = { order: OrderView; unsaved: boolean };

/** What happens after an order that was just placed. */
export function NextSteps({ order, unsaved }: NextStepsProps) {
  const when = useWhen(order);
  return (
    <section aria-label="What happens next" className="grid gap-3 rounded-field bg-wash p-5">
      <p role="status" className="text-lead font-semibold">
        Thank you! We have your order {order.number}.
      </p>
      <ol className="grid list-inside list-decimal gap-1 marker:text-muted">
        <li>We confirm the order and pack your books.</li>
        {order.address ? (
          <>
            <li>
              The parcel arrives at {order.address.street}
              {when}.
            </li>
            <li>You pay {formatMoney(order.totalPrice)} in cash at the door.</li>
          </>
        ) : (
          <>
            <li>We tell you by mail when you can pick them up in our shop{when}.</li>
            <li>You pay {formatMoney(order.totalPrice)} in cash there.</li>
          </>
        )}
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

/** Returns the promised dates, and in a shop that promises none how long its only way takes. */
function useWhen({ delivery }: OrderView): string {
  const { data: shop } = useShopQuery();
  if (delivery?.days) return `, ${formatDays(delivery.days)}`;
  const [only, ...others] = shop?.ways ?? [];
  return only && others.length === 0 ? ` in about ${workingDays(only.days)}` : '';
}
