import type { SuggestionsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { baseApi } from '../../../../api/base-api.ts';

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query<SuggestionsView, string>({
      query: (q) => ({ url: '/suggestions', params: { q } }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
  }),
});

export const { useSuggestQuery } = searchApi;
