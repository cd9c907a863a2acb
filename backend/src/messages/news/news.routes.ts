import {
  ListNewsQuery,
  NewsCardView,
  NewsIdParam,
  NewsView,
} from '@book-store/contract/messages/news/news.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { REVALIDATE, type Route, route } from '../../platform/http/router/route.ts';
import { findNews, listNews, newsNotFound } from './find-news.ts';

const COST_MS = { list: 1, item: 3 };

/** The news that visitors read. */
export const newsRoutes = ({ limits: { reads } }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/news',
    access: 'anyone',
    summary: 'The newest published news items, without their texts',
    query: ListNewsQuery,
    reply: z.array(NewsCardView),
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS.list) },
    run: async ({ query }) => ({ body: await listNews(query.limit) }),
  }),
  route({
    method: 'get',
    path: '/api/news/:id',
    access: 'anyone',
    summary: 'One published news item, with its text as HTML',
    params: NewsIdParam,
    reply: NewsView,
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS.item) },
    run: async ({ params }) => {
      const item = await findNews(params.id);
      if (!item) throw newsNotFound();
      return { body: item };
    },
  }),
];
