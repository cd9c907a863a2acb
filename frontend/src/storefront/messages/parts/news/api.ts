import type { ListNewsQuery } from '@book-store/contract/messages/news/news.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';

const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNews: build.query({
      ...call('GET /api/news', {
        as: 'visitor-or-admin',
        request: (query: ListNewsQuery) => ({ query }),
        result: listed('items'),
      }),
      providesTags: [{ type: 'News', id: 'LIST' }],
    }),
    getNews: build.query({
      ...call('GET /api/news/:id', { as: 'visitor-or-admin' }),
      providesTags: (_result, _error, id) => [{ type: 'News', id }],
    }),
  }),
});

export const { useListNewsQuery, useGetNewsQuery } = newsApi;
export const { listNews, getNews } = newsApi.endpoints;

/** One more than a row shows, because the article being read may be one of the newest. */
export const NEWS_IN_ROW = 5;
export const NEWEST_NEWS = { limit: NEWS_IN_ROW + 1 };
