import type { RequestOf } from '../api-calls.ts';
import { baseApi } from '../base-api.ts';
import { call } from '../call.ts';

type Save = { uid: string; details: RequestOf<'PUT /api/account'>['body'] };

const savedDetailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the account's name, phone and addresses; the uid keeps accounts apart in the cache. */
    getSavedDetails: build.query({
      ...call('GET /api/account', { as: 'customer', request: (_uid: string) => ({}) }),
      providesTags: ['Account'],
    }),
    saveDetails: build.mutation({
      ...call('PUT /api/account', {
        as: 'customer',
        request: ({ details }: Save) => ({ body: details }),
      }),
      async onQueryStarted({ uid }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        dispatch(savedDetailsApi.util.upsertQueryData('getSavedDetails', uid, data));
      },
    }),
  }),
});

export const { useGetSavedDetailsQuery, useSaveDetailsMutation } = savedDetailsApi;
