import { refreshShop } from './current-shop.ts';
import type { Section, Settings } from './sections.ts';
import { ShopSettings } from './shop-settings.model.ts';

type Given = { [Name in Section | 'versions']?: { [Field in keyof Settings[Name]]?: unknown } };

/** Stores section fields directly, as another server would; undefined restores the default. */
export async function storeSettings(given: Given): Promise<void> {
  const fields = Object.entries(given).flatMap(([section, values]) =>
    Object.entries(values).map(([name, value]) => [`${section}.${name}`, value] as const),
  );
  const $set = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  const $unset = Object.fromEntries(
    fields.filter(([, value]) => value === undefined).map(([path]) => [path, 1 as const]),
  );
  await ShopSettings.updateOne({ _id: 'shop' }, { $set, $unset }, { upsert: true });
  await refreshShop();
}
