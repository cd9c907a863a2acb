import { toCents } from '@book-store/contract/money';
import type { EditShopBody, ShopView } from '@book-store/contract/schemas/shop';
import type { z } from 'zod';
import { mergeSection } from './merge-section.ts';
import { writeShopSettings } from './write-shop-settings.ts';

/**
 * Replaces what is set about delivery. Returns the settings before and after. Throws `changed-meanwhile` as
 * `mergeSection` does.
 */
export const editShopSettings = (body: z.output<typeof EditShopBody>) =>
  writeShopSettings((shop) => {
    const merged = mergeSection(body, { now: deliveryOf(shop), shop });
    const { deliveryFee, freeFrom, deliveryNote, deliveryDays, orderableDays } = merged;
    return {
      deliveryDays,
      orderableDays,
      deliverySet: true,
      deliveryFeeCents: toCents(deliveryFee),
      freeFromCents: freeFrom === undefined ? undefined : toCents(freeFrom),
      deliveryNote,
    };
  });

const deliveryOf = (shop: ShopView) => ({
  deliveryFee: shop.deliveryFee,
  freeFrom: shop.freeFrom,
  deliveryDays: shop.deliveryDays,
  orderableDays: shop.orderableDays,
  deliveryNote: shop.deliveryNote,
});
