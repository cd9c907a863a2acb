import { randomUUID } from 'node:crypto';
import type { EditNewsBody } from '@book-store/contract/messages/news/news.schemas';
import { News } from './news.model.ts';

export const aNewsBody = (given: Partial<EditNewsBody> = {}): EditNewsBody => ({
  title: 'A reading by candlelight',
  description: 'On Friday we read ghost stories.',
  text: 'Bring a **candle**.',
  date: '2026-11-20',
  draft: false,
  ...given,
});

/** Stores a news item and returns its id. */
export async function aNewsItem({
  _id = `news-of-${randomUUID()}`,
  ...given
}: Partial<EditNewsBody> & { _id?: string } = {}): Promise<string> {
  await News.create({ ...aNewsBody(given), _id, changedAt: new Date() });
  return _id;
}
