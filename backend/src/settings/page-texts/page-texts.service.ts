import { PageTextSource } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { TEXT_PAGES, type TextPageId } from '@book-store/contract/text-limits';
import type { ClientSession } from 'mongoose';
import { atVersion, changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { refreshShop } from '../shop/current-shop.ts';
import { setOwnPage } from '../shop/write-shop-settings.ts';
import { PageText, type StoredPageText } from './page-texts.model.ts';

/** Returns Markdown; empty if there is none. */
export async function readPageText(id: TextPageId): Promise<string> {
  return (await readSource(id)).text;
}

export async function listPageTexts(): Promise<PageTextSource[]> {
  const stored = await PageText.find({}).lean<StoredPageText[]>();
  return TEXT_PAGES.map((id) =>
    toSource(
      id,
      stored.find(({ _id }) => _id === id),
    ),
  );
}

/**
 * Replaces a page's text; an empty one restores the default text. `beforeCommit` gets the previous one. Throws
 * `changed-meanwhile` if the text has been edited since this version; undefined replaces any.
 */
export async function writePageText(
  id: TextPageId,
  { text, version }: { text: string; version?: number | undefined },
  beforeCommit: BeforeCommit<PageTextSource>,
): Promise<PageTextSource> {
  const write = async (session: ClientSession) => {
    const seen = await readSource(id, session);
    if (version !== undefined && version !== seen.version)
      throw changedMeanwhile(PageTextSource, seen);
    await PageText.updateOne(
      { _id: id, ...atVersion(seen.version) },
      { $set: { text }, $inc: { version: 1 } },
      { upsert: true, runValidators: true, session },
    );
    await setOwnPage(id, { isWritten: text !== '' }, session);
    return seen;
  };
  const before = await inTransaction(write, { beforeCommit });
  await refreshShop();
  return { id, text, version: before.version + 1 };
}

const readSource = async (id: TextPageId, session?: ClientSession) =>
  toSource(
    id,
    await PageText.findById(id)
      .session(session ?? null)
      .lean<StoredPageText>(),
  );

const toSource = (id: TextPageId, stored: StoredPageText | null | undefined): PageTextSource => ({
  id,
  text: stored?.text ?? '',
  version: stored?.version ?? 0,
});
