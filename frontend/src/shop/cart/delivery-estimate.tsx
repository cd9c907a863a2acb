import { deliveryFeeOf } from '@book-store/contract/delivery';
import { formatMoney } from '@book-store/contract/money';
import { useShopQuery } from '../../api/shop-api.ts';
import { deliveryWords } from '../../lib/delivery-words.ts';

/** What delivery will probably cost, and how much is missing until it is free. */
export function DeliveryEstimate({ total }: { total: number }) {
  const { data: shop } = useShopQuery();
  if (!shop) return null;
  const fee = deliveryFeeOf(total, shop);
  const missing = fee > 0 && shop.freeFrom !== undefined ? shop.freeFrom - total : 0;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span>Delivery (estimate)</span>
        <span className="tabular-nums">{deliveryWords(fee)}</span>
      </p>
      {missing > 0 && (
        <p className="text-fine text-muted">
          Delivery is free from {formatMoney(shop.freeFrom ?? 0)}: {formatMoney(missing)} to go.
        </p>
      )}
    </div>
  );
}
