import { AppError } from './errors.ts';
import { isDuplicateKey, retryUpsert } from './mongo.ts';

/**
 * Returns the condition that a document still has the version that an edit was made from. Undefined, as from a
 * script, is any version; 0 is that of a document which nobody has edited, and which stores none. The update
 * that has this condition raises the version by one, so that of two edits of one version only one is stored.
 */
export const atVersion = (version: number | undefined, path = 'version') =>
  version === undefined ? {} : { [path]: version === 0 ? { $exists: false } : version };

/**
 * Runs the update of a document that its first edit inserts, and returns the document before: null if there was
 * none, undefined if it has another version and nothing is stored.
 */
export async function editOrInsert<Stored>(
  version: number | undefined,
  update: (options: { upsert: boolean }) => PromiseLike<Stored | null>,
): Promise<Stored | null | undefined> {
  if (version) return (await update({ upsert: false })) ?? undefined;
  const upsert = () => update({ upsert: true });
  if (version === undefined) return retryUpsert(upsert);
  try {
    return await upsert();
  } catch (error) {
    // A document with a version stands where the upsert would put the first one.
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

/** Returns the refusal of an edit that was made from an older version than `current`, the document as it is now. */
export const changedMeanwhile = (current: object): AppError =>
  new AppError('changed-meanwhile', {
    detail: 'Somebody else has changed this in the meantime. Nothing has been saved.',
    extra: { current },
  });
