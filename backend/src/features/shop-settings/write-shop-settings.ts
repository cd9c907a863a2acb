import type { ShopView } from '@book-store/contract/schemas/shop';
import { isDuplicateKey } from '../../shared/mongo.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { ShopSettings, type StoredShopSettings } from './shop-settings.model.ts';
import { toShopView } from './shop-view.ts';

export type ShopSection = { [Field in keyof StoredShopSettings]?: unknown };

/**
 * Replaces some of the settings by what `next` makes of the present ones: those without a value, or with an
 * empty text, are removed. All others stay, so that two forms do not overwrite each other. `next` runs again
 * if the settings change meanwhile. Returns the settings before and after.
 */
export async function writeShopSettings(
  next: (now: ShopView) => ShopSection | Promise<ShopSection>,
): Promise<{ before: ShopView; after: ShopView }> {
  for (;;) {
    const stored = await readShopSettings();
    const before = toShopView(stored);
    const after = await tryWrite(await next(before), stored.revision);
    if (after) return { before, after: toShopView(after) };
  }
}

const isNone = ([, value]: [string, unknown]) => value === undefined || value === '';

/** Returns undefined if the settings no longer have this revision. */
async function tryWrite(
  section: ShopSection,
  revision: number | null | undefined,
): Promise<StoredShopSettings | undefined> {
  const set = Object.entries(section).filter((entry) => !isNone(entry));
  const unset = Object.entries(section).filter(isNone);
  try {
    const after = await ShopSettings.findOneAndUpdate(
      { _id: 'shop', revision: revision ?? { $exists: false } },
      {
        $inc: { revision: 1 },
        ...(set.length > 0 && { $set: Object.fromEntries(set) }),
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map(([field]) => [field, 1])) }),
      },
      { upsert: true, returnDocument: 'after', runValidators: true },
    );
    return after.toObject();
  } catch (error) {
    // Settings of another revision stand where the upsert would put new ones.
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}
