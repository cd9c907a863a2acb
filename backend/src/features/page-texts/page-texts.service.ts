import { TEXT_PAGES, type TextPageId } from '@book-store/contract/page-texts';
import type { PageTextSource } from '@book-store/contract/schemas/page-texts';
import { retryUpsert } from '../../shared/mongo.ts';
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

/** Replaces the text of a page, or removes it. Returns whether that changes anything. */
export async function writePageText(id: TextPageId, text: string): Promise<boolean> {
  if (!text) return (await PageText.deleteOne({ _id: id })).deletedCount > 0;
  const { modifiedCount, upsertedCount } = await retryUpsert(() =>
    PageText.updateOne({ _id: id }, { $set: { text } }, { upsert: true, runValidators: true }),
  );
  return modifiedCount + upsertedCount > 0;
}
