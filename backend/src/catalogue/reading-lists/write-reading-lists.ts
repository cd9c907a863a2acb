import {
  AdminReadingListView,
  type EditReadingListBody,
  type ReplaceReadingListBody,
} from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { LIST_ID_MAX } from '@book-store/contract/text-limits';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { underFreeSlug } from '../../platform/documents/under-free-slug.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { getAnyReadingList, listNotFound, toAdminList, withTitles } from './find-reading-lists.ts';
import { ReadingList, type StoredReadingList } from './reading-lists.model.ts';

type Body = z.output<typeof EditReadingListBody>;
type Adding = { remember: Remember; beforeCommit: BeforeCommit<AdminReadingListView> };

/** Its URL is derived from the title. */
export async function addReadingList(
  body: Body,
  now: Date,
  { remember, beforeCommit }: Adding,
): Promise<AdminReadingListView> {
  const list = { ...toStored(body), createdAt: now, changedAt: now };
  const added = await underFreeSlug(
    { title: body.title, max: LIST_ID_MAX, fallback: 'list' },
    (_id) =>
      inTransaction(
        async (session) => {
          await ReadingList.create([{ ...list, _id }], { session });
          await remember(_id, session);
          return toAdminList({ ...list, _id });
        },
        { beforeCommit },
      ),
  );
  if (!added) throw conflict('Too many lists have this title.', 'list-title-used-up');
  return withTitles(added);
}

export type EditedReadingList = { before: AdminReadingListView; after: AdminReadingListView };

/** Keeps the URL. Throws `not-found`, and `changed-meanwhile` if somebody has edited it since the body's version. */
export async function editReadingList(
  id: string,
  { version, ...body }: z.output<typeof ReplaceReadingListBody>,
  now: Date,
  beforeCommit: BeforeCommit<EditedReadingList>,
): Promise<AdminReadingListView> {
  const list = toStored(body);
  const edit = async (session: ClientSession) => {
    const before = await ReadingList.findOneAndUpdate(
      { _id: id, ...atVersion(version) },
      {
        $set: { ...list, changedAt: now },
        $unset: {
          ...(!list.sentence && { sentence: 1 }),
          ...(!list.by && { by: 1 }),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'before', session },
    ).lean<StoredReadingList>();
    if (!before) throw changedMeanwhile(AdminReadingListView, await getAnyReadingList(id));
    const { _id, createdAt } = before;
    const raised = (before.version ?? 0) + 1;
    return {
      before: toAdminList(before),
      after: toAdminList({ ...list, _id, createdAt, changedAt: now, version: raised }),
    };
  };
  return withTitles((await inTransaction(edit, { beforeCommit })).after);
}

/** Throws `not-found`. */
export const deleteReadingList = (
  id: string,
  beforeCommit: BeforeCommit<AdminReadingListView>,
): Promise<AdminReadingListView> =>
  inTransaction(
    async (session) => {
      const list = await ReadingList.findByIdAndDelete(id, { session }).lean<StoredReadingList>();
      if (!list) throw listNotFound();
      return toAdminList(list);
    },
    { beforeCommit },
  );

const toStored = ({ title, books, published, ...words }: Body) => ({
  title,
  published,
  ...wordsOf(words),
  books: books.map(({ bookId, ...said }) => ({
    bookId: new Types.ObjectId(bookId),
    ...wordsOf(said),
  })),
});

/** Empty texts are not stored. */
const wordsOf = ({ sentence, by }: Pick<Body, 'sentence' | 'by'>) => ({
  ...(sentence && { sentence }),
  ...(by && { by }),
});
