import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { z } from 'zod';
import { readShopSettings } from './read-shop-settings.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { type Section, type SectionValues, writeShopSettings } from './write-shop-settings.ts';

type Edit<Body, View> = {
  section: Section;
  toView: (settings: StoredShopSettings) => View;
  /** How the wire has the view. */
  view: z.ZodType<View, unknown>;
  /** Returns what is stored of the body; what is undefined or empty is removed. */
  values: (body: Omit<Body, 'version'>) => SectionValues | Promise<SectionValues>;
  /** Returns what the log says of it; undefined if nothing changed. */
  change: (before: View, after: View) => AdminChange | undefined;
  /** Returns the view as it is sent. */
  shown?: (after: View) => Promise<View>;
};

/** Returns how the owner reads a section of the settings that visitors do not see. */
export const readSection =
  <View>(toView: (settings: StoredShopSettings) => View) =>
  async () => ({ body: toView(await readShopSettings()) });

/** Returns how the owner sets a section of the settings; no other section hinders it. */
export const editSection =
  <Body extends { version?: number | undefined }, View extends object>({
    section,
    values,
    toView,
    view,
    change,
    shown = async (after) => after,
  }: Edit<Body, View>) =>
  async ({ body: { version, ...body } }: { body: Body }) => {
    const edit = { section, version, values: await values(body), toView, view };
    const { before, after } = await writeShopSettings(edit);
    return { body: await shown(after), change: change(before, after) };
  };
