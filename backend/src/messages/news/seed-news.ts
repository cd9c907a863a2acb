import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { EditNewsBody, NewsId } from '@book-store/contract/messages/news/news.schemas';
import { z } from 'zod';
import { isDone, markDone } from '../../platform/database/shop-meta.ts';
import { ignoreDuplicateKey } from '../../platform/documents/mongo.ts';
import { News, type StoredNews } from './news.model.ts';

const SeedNews = z.array(EditNewsBody.omit({ draft: true }).extend({ id: NewsId }));

/** Adds the demo news once; the owner may delete them for good. */
export async function seedNewsOnce({ dir, now }: { dir: string; now: Date }): Promise<void> {
  if (await isDone('news-seeded')) return;
  const items = await readSeedNews(dir);
  const news = items.map(({ id, ...item }) => ({ ...item, _id: id, draft: false, changedAt: now }));
  // Another server, or an interrupted start, may have inserted some already.
  await ignoreDuplicateKey(News.insertMany(news, { ordered: false }));
  await markDone('news-seeded', now);
}

/** Ids of unchanged demo news. */
export async function findDemoNews(dir: string): Promise<string[]> {
  const seeds = await readSeedNews(dir);
  const stored = await News.find({ _id: { $in: seeds.map(({ id }) => id) } }).lean<StoredNews[]>();
  return seeds
    .filter(({ id, ...seed }) => {
      const found: Partial<StoredNews> = stored.find((one) => one._id === id) ?? {};
      const { _id, changedAt: _at, version: _edits, draft, ...item } = found;
      return _id !== undefined && !draft && isDeepStrictEqual(item, seed);
    })
    .map(({ id }) => id);
}

const readSeedNews = async (dir: string) =>
  SeedNews.parse(JSON.parse(await readFile(path.join(dir, 'news.json'), 'utf8')));
