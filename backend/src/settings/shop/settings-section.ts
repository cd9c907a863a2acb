import type { z } from 'zod';
import type { RecordIn } from '../../platform/http/router/implement.ts';
import { readShopSettings } from './read-shop-settings.ts';
import type { Section, Settings } from './sections.ts';
import { settingsEdited } from './settings-edited.ts';
import { type Edited, writeSection } from './write-shop-settings.ts';

type Versioned = { version?: number | undefined };

type Edit<Name extends Section, Body, View> = {
  section: Name;
  toView: (settings: Settings) => View;
  /** The wire format of the view. */
  view: z.ZodType<View, unknown>;
  /** Returns the section to store; throws if the shop cannot have it. */
  value: (body: Omit<Body, 'version'>) => Settings[Name] | Promise<Settings[Name]>;
  /** Completes the view before it is sent. */
  shown?: (after: View) => Promise<View>;
};

/** Reads a section that visitors do not see. */
export const readSection =
  <View>(toView: (settings: Settings) => View) =>
  async () => ({ body: toView(await readShopSettings()) });

/** Edits a section, independently of all others. */
export const editSection =
  <Name extends Section, Body extends Versioned, View extends object>({
    section,
    toView,
    view,
    value,
    shown = async (after) => after,
  }: Edit<Name, Body, View>) =>
  async ({ body: { version, ...body }, record }: { body: Body; record: RecordIn }) => {
    const change = record((edited: Edited) => settingsEdited(section, edited));
    const edit = { section, version, value: await value(body), toView, view };
    const { after } = await writeSection({ ...edit, beforeCommit: change.beforeCommit });
    return { body: await shown(toView(after)), change };
  };
