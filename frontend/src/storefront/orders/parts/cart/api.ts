import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the current data of the cart's books; deleted and hidden books are missing. */
    getCartBooks: build.query({
      ...call('GET /api/books/', {
        as: 'visitor-or-admin',
        request: (ids: string[]) => ({ query: { ids: ids.join(',') } }),
        // In an admin's browser the reply has hidden books too, which nobody can order.
        result: (books) => books.filter(({ hidden }) => !hidden),
      }),
      providesTags: (_books, _error, ids) => ids.map((id) => ({ type: 'Book', id })),
    }),
  }),
});

export const { useGetCartBooksQuery, useLazyGetCartBooksQuery } = cartApi;
export const { getCartBooks } = cartApi.endpoints;
