import { toCents } from '@book-store/contract/money';
import type { EditShopBody, ShopView } from '@book-store/contract/schemas/shop';
import type { z } from 'zod';
import { retryUpsert } from '../../shared/mongo.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { ShopSettings } from './shop-settings.model.ts';
import { toShopView } from './shop-view.ts';

/** Replaces what is set about delivery. Returns the settings before and after. */
export async function editShopSettings({
  deliveryFee,
  freeFrom,
  deliveryNote,
  ...days
}: z.output<typeof EditShopBody>): Promise<{ before: ShopView; after: ShopView }> {
  const before = toShopView(await readShopSettings());
  const set = {
    ...days,
    deliveryFeeCents: toCents(deliveryFee),
    ...(freeFrom !== undefined && { freeFromCents: toCents(freeFrom) }),
    ...(deliveryNote && { deliveryNote }),
  };
  const unset = {
    ...(freeFrom === undefined && { freeFromCents: 1 }),
    ...(!deliveryNote && { deliveryNote: 1 }),
  };
  await retryUpsert(() =>
    ShopSettings.updateOne(
      { _id: 'shop' },
      { $set: set, ...(Object.keys(unset).length > 0 && { $unset: unset }) },
      { upsert: true, runValidators: true },
    ),
  );
  return { before, after: toShopView(await readShopSettings()) };
}
