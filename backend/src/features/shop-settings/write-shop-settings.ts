import type { ShopView } from '@book-store/contract/schemas/shop';
import { retryUpsert } from '../../shared/mongo.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { ShopSettings, type StoredShopSettings } from './shop-settings.model.ts';
import { toShopView } from './shop-view.ts';

export type ShopSection = { [Field in keyof StoredShopSettings]?: unknown };

/**
 * Replaces some of the settings: those without a value, or with an empty text, are removed. All others
 * stay, so that two forms do not overwrite each other. Returns the settings before and after.
 */
export async function writeShopSettings(
  section: ShopSection,
): Promise<{ before: ShopView; after: ShopView }> {
  const before = toShopView(await readShopSettings());
  const isNone = ([, value]: [string, unknown]) => value === undefined || value === '';
  const set = Object.entries(section).filter((entry) => !isNone(entry));
  const unset = Object.entries(section).filter(isNone);
  await retryUpsert(() =>
    ShopSettings.updateOne(
      { _id: 'shop' },
      {
        ...(set.length > 0 && { $set: Object.fromEntries(set) }),
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map(([field]) => [field, 1])) }),
      },
      { upsert: true, runValidators: true },
    ),
  );
  return { before, after: toShopView(await readShopSettings()) };
}
