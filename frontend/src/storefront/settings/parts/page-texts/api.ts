import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const pageTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches what the owner has written for a page, as HTML. */
    getPageText: build.query({
      ...call('GET /api/pages/:id', { as: 'visitor-or-admin' }),
      providesTags: (_result, _error, id) => [{ type: 'PageText', id }],
    }),
  }),
});

export const { useGetPageTextQuery } = pageTextsApi;
export const { getPageText } = pageTextsApi.endpoints;
