import { TEXT_PAGES, type TextPageId } from '@book-store/contract/page-texts';
import type { PageTextSource } from '@book-store/contract/schemas/page-texts';
import { AppError } from '../../shared/errors.ts';
import { isDuplicateKey, retryUpsert } from '../../shared/mongo.ts';
import { PageText, type StoredPageText } from './page-texts.model.ts';

/** Returns the owner's text of a page in Markdown; empty if there is none. */
export async function readPageText(id: TextPageId): Promise<string> {
  const stored = await PageText.findById(id).lean<StoredPageText>();
  return stored?.text ?? '';
}

/** Returns the text of each page that can have one. */
export async function listPageTexts(): Promise<PageTextSource[]> {
  const stored = await PageText.find({}).lean<StoredPageText[]>();
  return TEXT_PAGES.map((id) => ({ id, text: stored.find(({ _id }) => _id === id)?.text ?? '' }));
}

/**
 * Replaces the text of a page, or removes it. Returns whether that changes anything. Throws
 * `changed-meanwhile` if the page has another text than was `seen`; undefined replaces any.
 */
export async function writePageText(
  id: TextPageId,
  text: string,
  seen: string | undefined,
): Promise<boolean> {
  if (seen === undefined) return overwrite(id, text);
  if (seen !== text && (await replace(id, seen, text))) return true;
  const now = await readPageText(id);
  if (now === text) return false;
  throw new AppError('changed-meanwhile', {
    detail: 'Somebody else has changed this text since you opened it.',
    extra: { text: now },
  });
}

async function overwrite(id: TextPageId, text: string): Promise<boolean> {
  if (!text) return (await PageText.deleteOne({ _id: id })).deletedCount > 0;
  const { modifiedCount, upsertedCount } = await retryUpsert(() =>
    PageText.updateOne({ _id: id }, { $set: { text } }, { upsert: true, runValidators: true }),
  );
  return modifiedCount + upsertedCount > 0;
}

/** Writes a text if the page still has the one that was seen. */
async function replace(_id: TextPageId, seen: string, text: string): Promise<boolean> {
  if (!seen) return add(_id, text);
  if (!text) return (await PageText.deleteOne({ _id, text: seen })).deletedCount > 0;
  const update = { $set: { text } };
  const { modifiedCount } = await PageText.updateOne({ _id, text: seen }, update, {
    runValidators: true,
  });
  return modifiedCount > 0;
}

async function add(_id: TextPageId, text: string): Promise<boolean> {
  try {
    await PageText.create({ _id, text });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
