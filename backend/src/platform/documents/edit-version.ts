import { z } from 'zod';
import { AppError } from '../errors/errors.ts';
import { isDuplicateKey, retryUpsert } from './mongo.ts';

/**
 * Returns the condition that a document still has the version that an edit was made from. Undefined, as from a
 * script, is any version; 0 is that of a document which nobody has edited, and which stores none. The update
 * that has this condition raises the version by one, so that of two edits of one version only one is stored.
 */
export const atVersion = (version: number | undefined, path = 'version') =>
  version === undefined ? {} : { [path]: version === 0 ? { $exists: false } : version };

type Edit<Stored> = {
  /** Returns the document before; null if there is none of this version. */
  update: (options: { upsert: boolean }) => PromiseLike<Stored | null>;
  /** Returns whether the document is there, in whichever version. */
  isThere: () => PromiseLike<unknown>;
};

/**
 * Runs the update of a document that its first edit inserts, and returns the document before: null if there was
 * none, undefined if it has another version and nothing is stored.
 */
export async function editOrInsert<Stored>(
  version: number | undefined,
  { update, isThere }: Edit<Stored>,
): Promise<Stored | null | undefined> {
  const upsert = () => update({ upsert: true });
  if (version === undefined) return retryUpsert(upsert);
  const atThatVersion = async () => (await update({ upsert: false })) ?? undefined;
  const before = await atThatVersion();
  if (before || version !== 0) return before;
  // An upsert would be refused if it is there, but some servers call that a conflict, however often it is repeated.
  // Somebody else may have inserted it meanwhile, with another version than this one of several.
  if (await isThere()) return atThatVersion();
  try {
    return await upsert();
  } catch (error) {
    if (isDuplicateKey(error)) return atThatVersion();
    throw error;
  }
}

/** Returns the refusal of an edit that was made from an older version than `current`, the document as it is now. */
export const changedMeanwhile = <View extends z.ZodType>(
  view: View,
  current: z.output<View>,
): AppError =>
  new AppError('changed-meanwhile', {
    detail: 'Somebody else has changed this in the meantime. Nothing has been saved.',
    extra: { current },
    wire: z.object({ current: view }),
  });
