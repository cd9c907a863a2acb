import type { BookView } from '@book-store/contract/schemas/books';
import { baseApi } from '../../shared/api/base-api.ts';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the current data of the cart's books; deleted books are missing from the reply. */
    getCartBooks: build.query<BookView[], string[]>({
      query: (ids) => ({ url: '/books/', params: { ids: ids.join(',') } }),
      providesTags: (_books, _error, ids) => ids.map((id) => ({ type: 'Book', id })),
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useGetCartBooksQuery, useLazyGetCartBooksQuery } = cartApi;
export const { getCartBooks } = cartApi.endpoints;
