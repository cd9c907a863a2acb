import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { useShopQuery } from '../../../../api/calls/shop-api.ts';
import { ownerOrderingTexts } from '../../../../lib/ordering/owner-texts.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';

/** How an order is paid, and how far that is; nothing where all orders are paid in cash. */
export function PaymentNote({ address, payment }: AdminOrderView) {
  const { methods, states } = useTexts(ownerOrderingTexts);
  const { data: shop } = useShopQuery();
  if (!payment && !shop?.payments) return null;
  const method = payment?.method ?? (address ? 'cash-on-delivery' : 'at-pick-up');
  return (
    <span className="block text-fine text-muted">
      {methods[method]}
      {payment && `: ${states[payment.state]}`}
    </span>
  );
}
