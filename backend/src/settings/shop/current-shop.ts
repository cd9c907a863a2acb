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
    /** What the owner has set, in minor units, with the defaults for everything else. */
    readonly settings: Readonly<Settings>;
  }
}

const toShop = (settings: Settings): Shop =>
  frozen({
    settings,
    place: toPlace(settings),
    language: languageOf(settings.storefront.storefront),
  });

/** A shop whose owner has set nothing. */
let current = toShop(toSettings());
let lastRead = 0;
let shownRead = 0;

/** Returns the shop as this server knows it: at most half a second old (`followShop`). */
export const currentShop = (): Shop => current;

/**
 * Reads the settings after a change of this server's, which then holds for all requests and jobs that begin. Never
 * rejects: what is stored is stored, and the next look finds it.
 */
export const refreshShop = (): Promise<void> => look().catch(() => {});

async function look(): Promise<void> {
  lastRead += 1;
  const read = lastRead;
  const settings = await readShopSettings();
  // Readings may overtake one another.
  if (read > shownRead) {
    shownRead = read;
    if (!isDeepStrictEqual(settings, current.settings)) replace(toShop(settings));
  }
}

function replace(shop: Shop): void {
  current = shop;
  // How the contract writes amounts and dates.
  setShopPlace(shop.place);
  // Replies that are cached are of the shop before.
  countVisibleChange();
}

/** Other servers change the settings, too. */
const EVERY_MS = 500;

/** Follows the settings from now on. Returns a function that ends it. Rejects if they cannot be read at first. */
export async function followShop(): Promise<() => void> {
  let timer: NodeJS.Timeout;
  let isOver = false;
  const plan = () => {
    // While the database is away, the shop stays as it was: what a call needs of the database will say so.
    if (!isOver) timer = setTimeout(() => refreshShop().then(plan), EVERY_MS).unref();
  };
  await look();
  plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Freezes plain data at all depths. */
function frozen<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data;
  for (const part of Object.values(data)) frozen(part);
  return Object.freeze(data);
}
