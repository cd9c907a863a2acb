import type { NewsCardView, NewsView } from '@book-store/contract/messages/news/news.schemas';
import { baseApi } from '../../../../api/base-api.ts';

const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the newest published items. */
    listNews: build.query<NewsCardView[], { limit: number }>({
      query: (params) => ({ url: '/news', params }),
      providesTags: [{ type: 'News', id: 'LIST' }],
      extraOptions: { as: 'visitor-or-admin' },
    }),
    getNews: build.query<NewsView, string>({
      query: (id) => `/news/${encodeURIComponent(id)}`,
      providesTags: (_result, _error, id) => [{ type: 'News', id }],
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useListNewsQuery, useGetNewsQuery } = newsApi;
export const { listNews, getNews } = newsApi.endpoints;

/** One more than a row shows, because the article being read may be one of the newest. */
export const NEWS_IN_ROW = 5;
export const NEWEST_NEWS = { limit: NEWS_IN_ROW + 1 };
