import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

/** Their books change with the catalogue. */
const providesTags = ['ReadingList' as const, { type: 'Book' as const, id: 'LIST' }];

const readingListsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReadingLists: build.query({ ...call('GET /api/reading-lists'), providesTags }),
    getReadingList: build.query({ ...call('GET /api/reading-lists/:id'), providesTags }),
    listRecommendations: build.query({
      ...call('GET /api/books/:id/recommendations'),
      providesTags: ['ReadingList'],
    }),
  }),
});

export const { useListReadingListsQuery, useGetReadingListQuery, useListRecommendationsQuery } =
  readingListsApi;
export const { listReadingLists, getReadingList, listRecommendations } = readingListsApi.endpoints;
