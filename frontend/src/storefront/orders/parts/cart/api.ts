import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { baseApi } from '../../../../api/base-api.ts';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the current data of the cart's books; deleted and hidden books are missing. */
    getCartBooks: build.query<BookView[], string[]>({
      query: (ids) => ({ url: '/books/', params: { ids: ids.join(',') } }),
      // In an admin's browser the reply has hidden books too, which nobody can order.
      transformResponse: (books: BookView[]) => books.filter(({ hidden }) => !hidden),
      providesTags: (_books, _error, ids) => ids.map((id) => ({ type: 'Book', id })),
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useGetCartBooksQuery, useLazyGetCartBooksQuery } = cartApi;
export const { getCartBooks } = cartApi.endpoints;
