import type { ClientSession } from 'mongoose';
import { SECTION_NAMES, type Section, type Settings, withDefault } from './sections.ts';
import { ShopSettings, type StoredShopSettings } from './shop-settings.model.ts';

/**
 * Returns the stored settings with defaults for everything else, for code that changes them or decides in a
 * transaction. Other code uses the shop that its request or job was given.
 */
export async function readShopSettings(session?: ClientSession): Promise<Settings> {
  const found = await ShopSettings.findById('shop').session(session ?? null);
  return toSettings(found?.toObject());
}

export function toSettings(stored?: StoredShopSettings | null): Settings {
  const bySection = (ofSection: (name: Section) => unknown) =>
    Object.fromEntries(SECTION_NAMES.map((name) => [name, ofSection(name)]));
  return {
    ...bySection((name) => withDefault(name, stored?.[name])),
    ownPages: stored?.ownPages ?? [],
    versions: bySection((name) => stored?.versions?.[name] ?? 0),
  } as Settings;
}
