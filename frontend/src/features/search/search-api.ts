import type { BookView } from '@book-store/contract/schemas/books';
import { baseApi } from '../../shared/api/base-api.ts';

export const SUGGESTIONS = 6;

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestBooks: build.query<BookView[], string>({
      query: (q) => ({ url: '/books/', params: { q, limit: SUGGESTIONS } }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useSuggestBooksQuery } = searchApi;
