import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EditNewsBody, NewsId } from '@book-store/contract/schemas/news';
import { z } from 'zod';
import { News } from '../features/news/news.model.ts';
import { ignoreDuplicateKey } from '../shared/mongo.ts';
import { isDone, markDone } from './shop-meta.ts';

const SeedNews = z.array(EditNewsBody.omit({ draft: true }).extend({ id: NewsId }));

/** Gives a shop its first news items, once; those that the owner deletes later stay away. */
export async function seedNewsOnce({ dir, now }: { dir: string; now: Date }): Promise<void> {
  if (await isDone('news-seeded')) return;
  const items = SeedNews.parse(JSON.parse(await readFile(path.join(dir, 'news.json'), 'utf8')));
  const news = items.map(({ id, ...item }) => ({ ...item, _id: id, draft: false, changedAt: now }));
  // Another server, or an interrupted start, may have inserted some of them.
  await ignoreDuplicateKey(News.insertMany(news, { ordered: false }));
  await markDone('news-seeded', now);
}
