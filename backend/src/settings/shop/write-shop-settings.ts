import type { TextPageId } from '@book-store/contract/text-limits';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { refreshShop } from './current-shop.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { type Section, type Settings, withDefault } from './sections.ts';
import { ShopSettings } from './shop-settings.model.ts';

type Edit<Name extends Section> = {
  section: Name;
  value: Settings[Name];
  session?: ClientSession;
  /** Called only without `session`. */
  beforeCommit?: BeforeCommit<Edited>;
};

/** The edited version (undefined: any), and the view to return to somebody who edited an older one. */
type ExpectedVersion<View> =
  | { version?: never; toView?: never; view?: never }
  | {
      version: number | undefined;
      toView: (settings: Settings) => View;
      /** The wire format of the view. */
      view: z.ZodType<View, unknown>;
    };

export type Edited = { before: Settings; after: Settings };

/**
 * Replaces a section of the settings. Returns all settings before and after. Throws `changed-meanwhile` if the
 * section has been edited since its version. A caller that passes a transaction must refresh the shop after it.
 */
export async function writeSection<Name extends Section, View extends object>({
  session,
  beforeCommit,
  ...edit
}: Edit<Name> & ExpectedVersion<View>): Promise<Edited> {
  if (session) return write(edit, session);
  const written = await inTransaction((own) => write(edit, own), { beforeCommit });
  await refreshShop();
  return written;
}

async function write<Name extends Section, View extends object>(
  { section, value, ...edited }: Edit<Name> & ExpectedVersion<View>,
  session: ClientSession,
): Promise<Edited> {
  const before = await readShopSettings(session);
  const seen = before.versions[section];
  if (edited.version !== undefined && edited.version !== seen)
    throw changedMeanwhile(edited.view, edited.toView(before));
  const stored = filledIn(value, withDefault(section, undefined));
  const path = `versions.${section}`;
  await ShopSettings.updateOne(
    { _id: 'shop', ...atVersion(seen, path) },
    { $inc: { [path]: 1 }, $set: { [section]: stored } },
    { upsert: true, session },
  );
  const versions = { ...before.versions, [section]: seen + 1 };
  return { before, after: { ...before, [section]: withDefault(section, stored), versions } };
}

/** Drops empty values, except where an empty text overrides a default. */
function filledIn(value: object, fallback: object = {}): object {
  const ofPart = (part: unknown) =>
    typeof part === 'object' && part !== null ? filledIn(part) : part;
  if (Array.isArray(value)) return value.map(ofPart);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => part !== undefined && (part !== '' || name in fallback))
      .map(([name, part]) => [name, ofPart(part)]),
  );
}

/** Stores whether the owner has written a page's text, in the transaction that stores the text. */
export async function setOwnPage(
  id: TextPageId,
  { isWritten }: { isWritten: boolean },
  session: ClientSession,
): Promise<void> {
  const own = { ownPages: id };
  const update = isWritten ? { $addToSet: own } : { $pull: own };
  await ShopSettings.updateOne({ _id: 'shop' }, update, { upsert: isWritten, session });
}
