import { setTimeout as wait } from 'node:timers/promises';
import { setShopPlace } from '@book-store/contract/place';
import { languageOf } from '@book-store/contract/storefront';
import type { ClientSession } from 'mongoose';
import { visibleChanges } from '../../platform/documents/visible-changes.ts';
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

/** Other servers change the settings, too. */
const MAX_AGE_MS = 1000;
/** How long a call waits for the database to tell the place; then it goes by the last known one. */
const TIMEOUT_MS = 500;

/** Returns a function that brings `shopPlace` up to date. Never rejects. */
export function placeFollower(): () => Promise<void> {
  let known = { at: Number.NEGATIVE_INFINITY, changes: -1 };
  return async () => {
    const now = { at: performance.now(), changes: visibleChanges() };
    if (now.changes === known.changes && now.at - known.at < MAX_AGE_MS) return;
    const reading = readShopSettings().then(
      () => {
        known = now;
      },
      // Whatever the call needs of the database will say so.
      () => {},
    );
    await Promise.race([reading, wait(TIMEOUT_MS, undefined, { ref: false })]);
  };
}

/** Returns the number of copies at which a counted book is running out. */
export const readLowStockLevel = async (): Promise<number> =>
  (await readShopSettings()).lowStockLevel;

/** Returns the name of the shop. */
export async function readShopName(): Promise<string> {
  return (await readShopSettings()).name;
}
