import type { BookView } from '@book-store/backend/contract';
import { baseApi } from '../../shared/api/base-api.ts';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The cart's books as the server has them now; those that are gone are missing from the answer. */
    getCartBooks: build.query<BookView[], string[]>({
      query: (ids) => ({ url: '/books/', params: { ids: ids.join(',') } }),
      providesTags: (_books, _error, ids) => ids.map((id) => ({ type: 'Book', id })),
    }),
  }),
});

export const { useGetCartBooksQuery } = cartApi;
