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
  /** The transaction that it is a part of. */
  session?: ClientSession;
  /** Without a session. */
  beforeCommit?: BeforeCommit<Edited>;
};

/** The version that was edited (undefined: any), and what somebody sees who has edited an earlier one. */
type Seen<View> =
  | { version?: never; toView?: never; view?: never }
  | {
      version: number | undefined;
      toView: (settings: Settings) => View;
      /** How the wire has the view. */
      view: z.ZodType<View, unknown>;
    };

/** All settings before and after. */
export type Edited = { before: Settings; after: Settings };

/**
 * Stores a section of the settings in the place of the one before. Returns all settings before and after. Throws
 * `changed-meanwhile` if somebody has edited the section since its version. Whoever gives a transaction refreshes the
 * shop after it.
 */
export async function writeSection<Name extends Section, View extends object>({
  session,
  beforeCommit,
  ...edit
}: Edit<Name> & Seen<View>): Promise<Edited> {
  if (session) return write(edit, session);
  const written = await inTransaction((own) => write(edit, own), { beforeCommit });
  await refreshShop();
  return written;
}

async function write<Name extends Section, View extends object>(
  { section, value, ...edited }: Edit<Name> & Seen<View>,
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

/** Returns a value without what is left empty, except where an empty text takes the place of a default. */
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
