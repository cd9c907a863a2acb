import { ShopSettings, type StoredShopSettings } from './shop-settings.model.ts';

/** Returns what the owner has set, in cents, with the defaults for everything else. */
export async function readShopSettings(): Promise<StoredShopSettings> {
  const settings = (await ShopSettings.findById('shop')) ?? new ShopSettings();
  return settings.toObject();
}

/** Returns the number of copies at which a counted book is running out. */
export const readLowStockLevel = async (): Promise<number> =>
  (await readShopSettings()).lowStockLevel;

/** Returns the name of the shop. */
export async function readShopName(): Promise<string> {
  return (await readShopSettings()).name;
}
