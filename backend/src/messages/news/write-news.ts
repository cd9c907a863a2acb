import {
  AdminNewsView,
  type EditNewsBody,
  type ReplaceNewsBody,
} from '@book-store/contract/messages/news/news.schemas';
import { BUNDLED_NEWS_PICTURES } from '@book-store/contract/pictures';
import { NEWS_ID_MAX } from '@book-store/contract/text-limits';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { underFreeSlug } from '../../platform/documents/under-free-slug.ts';
import { badField, conflict } from '../../platform/errors/errors.ts';
import { isUploaded } from '../../platform/pictures/covers.service.ts';
import { getAnyNews, newsNotFound, toAdminNews } from './find-news.ts';
import { News, type StoredNews } from './news.model.ts';

type Body = z.output<typeof EditNewsBody>;

type Adding = { remember: Remember; beforeCommit: BeforeCommit<AdminNewsView> };

/** Its URL is derived from the title. Throws `bad-request` for an unknown picture. */
export async function addNews(
  body: Body,
  now: Date,
  { remember, beforeCommit }: Adding,
): Promise<AdminNewsView> {
  const item = { ...(await toStored(body)), changedAt: now };
  const added = await underFreeSlug(
    { title: body.title, max: NEWS_ID_MAX, fallback: 'news' },
    (_id) =>
      inTransaction(
        async (session) => {
          await News.create([{ ...item, _id }], { session });
          await remember(_id, session);
          return toAdminNews({ ...item, _id });
        },
        { beforeCommit },
      ),
  );
  if (added) return added;
  throw conflict('Too many news items have this title.', 'news-title-used-up');
}

export type EditedNews = { before: AdminNewsView; after: AdminNewsView };

/** Keeps the URL. Throws `not-found`, and `changed-meanwhile` if somebody has edited it since the body's version. */
export async function editNews(
  id: string,
  { version, ...body }: z.output<typeof ReplaceNewsBody>,
  now: Date,
  beforeCommit: BeforeCommit<EditedNews>,
): Promise<AdminNewsView> {
  const { image, ...item } = await toStored(body);
  const edit = async (session: ClientSession) => {
    const before = await News.findOneAndUpdate(
      { _id: id, ...atVersion(version) },
      {
        $set: { ...item, changedAt: now, ...(image && { image }) },
        ...(!image && { $unset: { image: 1 } }),
        $inc: { version: 1 },
      },
      { returnDocument: 'before', session },
    ).lean<StoredNews>();
    if (!before) throw changedMeanwhile(AdminNewsView, await getAnyNews(id));
    const raised = (before.version ?? 0) + 1;
    return {
      before: toAdminNews(before),
      after: toAdminNews({ ...before, ...item, image, version: raised }),
    };
  };
  return (await inTransaction(edit, { beforeCommit })).after;
}

/** Throws `not-found`. */
export async function deleteNews(
  id: string,
  beforeCommit: BeforeCommit<AdminNewsView>,
): Promise<AdminNewsView> {
  const remove = async (session: ClientSession) => {
    const item = await News.findByIdAndDelete(id, { session }).lean<StoredNews>();
    if (!item) throw newsNotFound();
    return toAdminNews(item);
  };
  return inTransaction(remove, { beforeCommit });
}

async function toStored({ image, imageAlt = '', ...body }: Body) {
  const isBundled = image && BUNDLED_NEWS_PICTURES.includes(image);
  if (image && !isBundled && !(await isUploaded(image))) {
    throw badField('image', 'This picture has not been uploaded.', 'not-uploaded');
  }
  return { ...body, imageAlt, image: image || undefined };
}

/** Returns how many existed. */
export async function deleteNewsItems(ids: readonly string[]): Promise<number> {
  const { deletedCount } = await News.deleteMany({ _id: { $in: [...ids] } });
  return deletedCount;
}
