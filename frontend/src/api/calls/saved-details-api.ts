import type { SavedDetails } from '@book-store/contract/people/account/account.schemas';
import { baseApi } from '../base-api.ts';

const savedDetailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the account's name, phone and addresses; the uid keeps accounts apart in the cache. */
    getSavedDetails: build.query<SavedDetails, string>({
      query: () => '/account',
      providesTags: ['Account'],
      extraOptions: { as: 'customer' },
    }),
    /** Replaces all of them. */
    saveDetails: build.mutation<SavedDetails, { uid: string; details: SavedDetails }>({
      query: ({ details }) => ({ url: '/account', method: 'PUT', body: details }),
      async onQueryStarted({ uid }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        dispatch(savedDetailsApi.util.upsertQueryData('getSavedDetails', uid, data));
      },
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { useGetSavedDetailsQuery, useSaveDetailsMutation } = savedDetailsApi;
