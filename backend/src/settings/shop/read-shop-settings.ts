import type { ClientSession } from 'mongoose';
import { ShopSettings, type StoredShopSettings } from './shop-settings.model.ts';

/**
 * Returns what is stored of the owner's settings, in minor units, with the defaults for everything else: for whoever
 * changes them, or decides in a transaction. Everybody else goes by the shop that the request or the job was given.
 */
export async function readShopSettings(session?: ClientSession): Promise<StoredShopSettings> {
  const found = await ShopSettings.findById('shop').session(session ?? null);
  return (found ?? new ShopSettings()).toObject();
}
