import { PageTextSource } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { TEXT_PAGES, type TextPageId } from '@book-store/contract/text-limits';
import {
  atVersion,
  changedMeanwhile,
  editOrInsert,
} from '../../platform/documents/edit-version.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { refreshShop } from '../shop/current-shop.ts';
import { setOwnPage } from '../shop/write-shop-settings.ts';
import { PageText, type StoredPageText } from './page-texts.model.ts';

/** Returns the owner's text of a page in Markdown; empty if there is none. */
export async function readPageText(id: TextPageId): Promise<string> {
  return (await readSource(id)).text;
}

/** Returns the text of each page that can have one. */
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
 * Replaces the text of a page; an empty one brings the usual text back. Returns the text and whether it is
 * another one than before. Throws `changed-meanwhile` if somebody has edited the text since this version;
 * undefined replaces any.
 */
export async function writePageText(
  id: TextPageId,
  { text, version }: { text: string; version?: number | undefined },
): Promise<{ source: PageTextSource; isChanged: boolean }> {
  const before = await editOrInsert(version, {
    isThere: () => PageText.exists({ _id: id }),
    update: ({ upsert }) =>
      inTransaction(async (session) => {
        const found = await PageText.findOneAndUpdate(
          { _id: id, ...atVersion(version) },
          { $set: { text }, $inc: { version: 1 } },
          { upsert, returnDocument: 'before', runValidators: true, session },
        ).lean<StoredPageText>();
        if (found || upsert) await setOwnPage(id, { isWritten: text !== '' }, session);
        return found;
      }),
  });
  if (before === undefined) throw changedMeanwhile(PageTextSource, await readSource(id));
  await refreshShop();
  const { text: former, version: from } = toSource(id, before);
  return { source: { id, text, version: from + 1 }, isChanged: former !== text };
}

const readSource = async (id: TextPageId) =>
  toSource(id, await PageText.findById(id).lean<StoredPageText>());

const toSource = (id: TextPageId, stored: StoredPageText | null | undefined): PageTextSource => ({
  id,
  text: stored?.text ?? '',
  version: stored?.version ?? 0,
});
