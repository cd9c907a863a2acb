import type {
  AdminNewsView,
  NewsCardView,
  NewsView,
} from '@book-store/contract/messages/news/news.schemas';
import { findPage, type Page, type PageOf } from '../../platform/documents/mongo.ts';
import { type AppError, notFound } from '../../platform/errors/errors.ts';
import { renderMarkdown } from '../../platform/text/render-markdown.ts';
import { News, type StoredNews } from './news.model.ts';

export const newsNotFound = (): AppError => notFound('There is no such news item.');

/** The most that the dashboard lists. */
const ADMIN_LIST_MAX = 500;
const NEWEST_FIRST = { date: -1, _id: -1 } as const;

/** Newest first. */
export const listNews = (page: PageOf): Promise<Page<NewsCardView>> =>
  findPage(News.find({ draft: false }).sort(NEWEST_FIRST).lean<StoredNews[]>(), page, toCard);

/** What all pages know of the news: whether there are any. */
export const showNews = async (): Promise<{ news: true | undefined }> => ({
  news: (await News.exists({ draft: false })) ? true : undefined,
});

/** Undefined also for a draft. */
export async function findNews(id: string): Promise<NewsView | undefined> {
  const item = await News.findOne({ _id: id, draft: false }).lean<StoredNews>();
  return item ? { ...toCard(item), html: renderMarkdown(item.text) } : undefined;
}

/** Includes drafts, newest first. */
export async function listAllNews(): Promise<AdminNewsView[]> {
  const items = await News.find({}).sort(NEWEST_FIRST).limit(ADMIN_LIST_MAX).lean<StoredNews[]>();
  return items.map(toAdminNews);
}

/** Also a draft. Throws `not-found`. */
export async function getAnyNews(id: string): Promise<AdminNewsView> {
  const item = await News.findById(id).lean<StoredNews>();
  if (!item) throw newsNotFound();
  return toAdminNews(item);
}

/** For the sitemap. */
export async function listNewsChanges(): Promise<{ id: string; changedAt: Date }[]> {
  const items = await News.find({ draft: false }, { changedAt: 1 })
    .sort(NEWEST_FIRST)
    .lean<Pick<StoredNews, '_id' | 'changedAt'>[]>();
  return items.map(({ _id, changedAt }) => ({ id: _id, changedAt }));
}

const toCard = ({ _id, title, description, image, imageAlt, date }: StoredNews): NewsCardView => ({
  id: _id,
  title,
  description,
  image: image || undefined,
  imageAlt,
  date,
});

export const toAdminNews = (item: StoredNews): AdminNewsView => ({
  ...toCard(item),
  text: item.text,
  draft: item.draft,
  version: item.version ?? 0,
});
