import { setShopPlace } from '@book-store/contract/place';
import { languageOf } from '@book-store/contract/storefront';
import type { ClientSession } from 'mongoose';
import { setShopLanguage } from '../../platform/text/shop-language.ts';
import { ShopSettings, type StoredShopSettings } from './shop-settings.model.ts';
import { toPlace } from './shop-view.ts';

/**
 * Returns what the owner has set, in minor units, with the defaults for everything else. From then on this
 * process reads and writes amounts and dates as the settings say (`shopPlace`), and speaks their language.
 */
export async function readShopSettings(session?: ClientSession): Promise<StoredShopSettings> {
  const found = await ShopSettings.findById('shop').session(session ?? null);
  const settings = (found ?? new ShopSettings()).toObject();
  // What a transaction reads may be what it is about to change.
  if (!session) {
    setShopPlace(toPlace(settings));
    setShopLanguage(languageOf(settings.storefront));
  }
  return settings;
}

/** Returns the number of copies at which a counted book is running out. */
export const readLowStockLevel = async (): Promise<number> =>
  (await readShopSettings()).lowStockLevel;

/** Returns the name of the shop. */
export async function readShopName(): Promise<string> {
  return (await readShopSettings()).name;
}
