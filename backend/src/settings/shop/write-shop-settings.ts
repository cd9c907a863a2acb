import type { TextPageId } from '@book-store/contract/text-limits';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { refreshShop } from './current-shop.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { ShopSettings, type StoredShopSettings } from './shop-settings.model.ts';

/** What is saved together, with a version of its own: two sections never hinder each other. */
export type Section = keyof NonNullable<StoredShopSettings['versions']>;
export type SectionValues = { [Field in keyof StoredShopSettings]?: unknown };

type Edit<View> = {
  section: Section;
  /** The version that was edited; undefined: any. */
  version?: number | undefined;
  values: SectionValues;
  toView: (settings: StoredShopSettings) => View;
  /** How the wire has the view. */
  view?: z.ZodType<View, unknown>;
  /** The transaction that it is a part of. */
  session?: ClientSession;
};

const isNone = ([, value]: [string, unknown]) => value === undefined || value === '';

/**
 * Stores a section of the settings: values that are undefined or an empty text are removed, all others that it
 * does not name stay. Returns the settings before and after. Throws `changed-meanwhile` if somebody has edited
 * the section since its version. Whoever gives a transaction refreshes the shop after it.
 */
export async function writeShopSettings<View extends object>({
  session,
  ...edit
}: Edit<View>): Promise<{ before: View; after: View }> {
  if (session) return write(edit, session);
  const written = await inTransaction((own) => write(edit, own));
  await refreshShop();
  return written;
}

async function write<View extends object>(
  { section, version, values, toView, view = z.never() }: Edit<View>,
  session: ClientSession,
): Promise<{ before: View; after: View }> {
  const before = await readShopSettings(session);
  const seen = before.versions?.[section] ?? 0;
  if (version !== undefined && version !== seen) throw changedMeanwhile(view, toView(before));
  const set = Object.entries(values).filter((entry) => !isNone(entry));
  const unset = Object.entries(values).filter(isNone);
  const path = `versions.${section}`;
  await ShopSettings.updateOne(
    { _id: 'shop', ...atVersion(seen, path) },
    {
      $inc: { [path]: 1 },
      ...(set.length > 0 && { $set: Object.fromEntries(set) }),
      ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map(([field]) => [field, 1])) }),
    },
    { upsert: true, runValidators: true, session },
  );
  const versions = { ...before.versions, [section]: seen + 1 };
  const after = { ...before, ...values, versions } as StoredShopSettings;
  return { before: toView(before), after: toView(after) };
}

/** Returns what is stored of texts that were entered together: those that are not empty. */
export const withoutEmpty = <Texts extends Record<string, string | undefined>>(
  texts: Texts,
): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Texts>;

/** Notes whether the owner has written the text of a page, in the transaction that stores the text. */
export async function setOwnPage(
  id: TextPageId,
  { isWritten }: { isWritten: boolean },
  session: ClientSession,
): Promise<void> {
  const own = { ownPages: id };
  const update = isWritten ? { $addToSet: own } : { $pull: own };
  await ShopSettings.updateOne({ _id: 'shop' }, update, { upsert: isWritten, session });
}
