import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { z } from 'zod';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { readShopSettings } from './read-shop-settings.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { type Section, type SectionValues, writeShopSettings } from './write-shop-settings.ts';

type Viewed<View> = {
  path: string;
  summary: string;
  reply: z.ZodType<unknown, View>;
  toView: (settings: StoredShopSettings) => View;
};

type Edited<Body, View> = Viewed<View> & {
  section: Section;
  body: z.ZodType<Body>;
  /** Returns what is stored of the body; what is undefined or empty is removed. */
  values: (body: Omit<Body, 'version'>) => SectionValues | Promise<SectionValues>;
  /** Returns what the log says of it; undefined if nothing changed. */
  change: (before: View, after: View) => AdminChange | undefined;
  /** Returns the view as it is sent. */
  shown?: (after: View) => Promise<View>;
};

/** Returns the route through which the owner reads a section of the settings that visitors do not see. */
export const readSectionRoute = <View>({ toView, ...spec }: Viewed<View>): Route =>
  route({
    ...spec,
    method: 'get',
    access: 'admin',
    run: async () => ({ body: toView(await readShopSettings()) }),
  });

/** Returns the route through which the owner sets a section of the settings; no other section hinders it. */
export const editSectionRoute = <
  Body extends { version?: number | undefined },
  View extends object,
>({
  section,
  values,
  toView,
  change,
  shown = async (after) => after,
  ...spec
}: Edited<Body, View>): Route =>
  changeRoute({
    ...spec,
    method: 'put',
    errors: ['changed-meanwhile'],
    run: async ({ body: { version, ...body } }) => {
      const edit = { section, version, values: await values(body), toView };
      const { before, after } = await writeShopSettings(edit);
      return { body: await shown(after), change: change(before, after) };
    },
  });
