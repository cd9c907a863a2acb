import { toDollars } from '@book-store/contract/money';
import type { ShopView } from '@book-store/contract/schemas/shop';
import type { StoredShopSettings } from './shop-settings.model.ts';

/** Returns the settings as visitors see them, with dollars. */
export const toShopView = ({
  deliveryFeeCents,
  freeFromCents,
  deliveryDays,
  orderableDays,
  deliveryNote,
}: StoredShopSettings): ShopView => ({
  deliveryFee: toDollars(deliveryFeeCents),
  freeFrom: typeof freeFromCents === 'number' ? toDollars(freeFromCents) : undefined,
  deliveryDays,
  orderableDays,
  deliveryNote: deliveryNote || undefined,
});
