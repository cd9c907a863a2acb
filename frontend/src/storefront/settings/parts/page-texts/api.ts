import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const pageTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches what the owner has written for a page, as HTML. */
    getPageText: build.query({
      ...call('GET /api/pages/:id', { as: 'visitor-or-admin' }),
      providesTags: (_result, _error, id) => [{ type: 'PageText', id }],
    }),
    /** Fetches a text as it was when somebody ordered. */
    getTextVersion: build.query(call('GET /api/texts/:version', { as: 'visitor-or-admin' })),
  }),
});

export const { useGetPageTextQuery, useGetTextVersionQuery } = pageTextsApi;
export const { getPageText, getTextVersion } = pageTextsApi.endpoints;
