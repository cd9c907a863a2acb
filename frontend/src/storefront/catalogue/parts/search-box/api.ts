import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query({
      ...call('GET /api/suggestions', { request: (q: string) => ({ query: { q } }) }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
  }),
});

export const { useSuggestQuery } = searchApi;
