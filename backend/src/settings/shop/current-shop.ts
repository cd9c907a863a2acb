import { isDeepStrictEqual } from 'node:util';
import { setShopPlace } from '@book-store/contract/place';
import { languageOf } from '@book-store/contract/storefront';
import { countVisibleChange } from '../../platform/documents/visible-changes.ts';
import type { Shop } from '../../platform/shop.ts';
import { readShopSettings, toSettings } from './read-shop-settings.ts';
import type { Settings } from './sections.ts';
import { toPlace } from './shop-view.ts';

declare module '../../platform/shop.ts' {
  interface Shop {
    /** The owner's settings in minor units, with defaults for everything else. */
    readonly settings: Readonly<Settings>;
  }
}

const toShop = (settings: Settings): Shop =>
  frozen({
    settings,
    place: toPlace(settings),
    language: languageOf(settings.storefront.storefront),
  });

/** A shop without any settings. */
let current = toShop(toSettings());
let lastRead = 0;
let shownRead = 0;

/** Returns the shop as this server knows it, at most half a second old (`followShop`). */
export const currentShop = (): Shop => current;

/**
 * Reloads the settings after this server has changed them; requests and jobs that start afterwards use them. Never
 * rejects: the change is stored, and the next poll finds it.
 */
export const refreshShop = (): Promise<void> => reload().catch(() => {});

async function reload(): Promise<void> {
  lastRead += 1;
  const read = lastRead;
  const settings = await readShopSettings();
  // Reads may finish out of order.
  if (read > shownRead) {
    shownRead = read;
    if (!isDeepStrictEqual(settings, current.settings)) replace(toShop(settings));
  }
}

function replace(shop: Shop): void {
  current = shop;
  // The contract formats amounts and dates by it.
  setShopPlace(shop.place);
  // Cached replies show the previous shop.
  countVisibleChange();
}

/** Other servers change the settings, too. */
const EVERY_MS = 500;

/** Polls the settings from now on. Returns a function that stops. Rejects if the first read fails. */
export async function followShop(): Promise<() => void> {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const plan = () => {
    // While the database is unreachable, the shop stays as it was; calls that need the database will fail themselves.
    if (!isOver) timer = setTimeout(() => refreshShop().then(plan), EVERY_MS).unref();
  };
  await reload();
  plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Freezes deeply. */
function frozen<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const part of Object.values(data)) frozen(part);
  return Object.freeze(data);
}
