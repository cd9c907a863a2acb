import type { ClientSession } from 'mongoose';
import { SECTION_NAMES, type Section, type Settings, withDefault } from './sections.ts';
import { ShopSettings, type StoredShopSettings } from './shop-settings.model.ts';

/**
 * Returns what is stored of the owner's settings, with the defaults for everything else: for whoever changes them, or
 * decides in a transaction. Everybody else goes by the shop that the request or the job was given.
 */
export async function readShopSettings(session?: ClientSession): Promise<Settings> {
  const found = await ShopSettings.findById('shop').session(session ?? null);
  return toSettings(found?.toObject());
}

/** Returns the settings with what is stored of them. */
export function toSettings(stored?: StoredShopSettings | null): Settings {
  const bySection = (ofSection: (name: Section) => unknown) =>
    Object.fromEntries(SECTION_NAMES.map((name) => [name, ofSection(name)]));
  return {
    ...bySection((name) => withDefault(name, stored?.[name])),
    ownPages: stored?.ownPages ?? [],
    versions: bySection((name) => stored?.versions?.[name] ?? 0),
  } as Settings;
}
