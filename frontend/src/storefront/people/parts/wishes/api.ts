import type { WishesView } from '@book-store/contract/people/customers/wishes.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { call, requestOf } from '../../../../api/call.ts';

/** The lists of an account: what it wishes for, and what it waits for. */
export type BookList = keyof WishesView;
const PATHS = { wishes: 'wishes', backInStock: 'back-in-stock' } as const;

const WISHES = { type: 'Account', id: 'wishes' } as const;

type Mark = { uid: string; list: BookList; bookId: string; marked: boolean };

const wishesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches both lists; the uid keeps accounts apart in the cache. */
    getWishes: build.query({
      ...call('GET /api/account/wishes', { as: 'customer', request: (_uid: string) => ({}) }),
      providesTags: ['Account', WISHES],
    }),
    markBook: build.mutation<WishesView, Mark>({
      query: ({ list, bookId, marked }) =>
        requestOf(`${marked ? 'PUT' : 'DELETE'} /api/account/${PATHS[list]}/:bookId`, {
          params: { bookId },
        }),
      async onQueryStarted({ uid }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(wishesApi.util.upsertQueryData('getWishes', uid, data));
      },
      // A reading that began before the change may end after it, with the lists as they were.
      invalidatesTags: [WISHES],
      extraOptions: { as: 'customer' },
    }),
    /** Adds the device's wishes to the account's. */
    joinWishLists: build.mutation({
      ...call('POST /api/account/wishes', {
        as: 'customer',
        request: ({ bookIds }: { uid: string; bookIds: string[] }) => ({ body: { bookIds } }),
      }),
      async onQueryStarted({ uid }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(wishesApi.util.upsertQueryData('getWishes', uid, data));
      },
      invalidatesTags: [WISHES],
    }),
    /** Fetches the books on the lists; those that the shop no longer has are missing from the reply. */
    getMarkedBooks: build.query({
      ...call('GET /api/books/cards', {
        request: (ids: readonly string[]) => ({ query: { ids: ids.join(',') } }),
      }),
      providesTags: (_books, _error, ids) => ids.map((id) => ({ type: 'Book', id })),
    }),
  }),
});

export const { joinWishLists } = wishesApi.endpoints;
export const { useGetWishesQuery, useMarkBookMutation, useGetMarkedBooksQuery } = wishesApi;
