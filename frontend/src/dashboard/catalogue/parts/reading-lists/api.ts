import type { ReplaceReadingListBody } from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call } from '../../../../api/call.ts';
import { once } from '../../../../api/once.ts';

const providesTags = ['ReadingList'] as const;
const invalidatesTags = ['ReadingList'] as const;

const adminReadingListsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAllReadingLists: build.query({ ...call('GET /api/admin/reading-lists'), providesTags }),
    getAnyReadingList: build.query({ ...call('GET /api/admin/reading-lists/:id'), providesTags }),
    addReadingList: build.mutation({
      ...addOnce('POST /api/admin/reading-lists'),
      invalidatesTags,
    }),
    editReadingList: build.mutation({
      ...call('PUT /api/admin/reading-lists/:id', {
        request: ({ id, body }: { id: string; body: ReplaceReadingListBody }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags,
    }),
    deleteReadingList: build.mutation({
      ...call('DELETE /api/admin/reading-lists/:id'),
      invalidatesTags,
    }),
  }),
});

export const {
  useListAllReadingListsQuery,
  useGetAnyReadingListQuery,
  useEditReadingListMutation,
  useDeleteReadingListMutation,
} = adminReadingListsApi;

export const useAddReadingListMutation = once(adminReadingListsApi.useAddReadingListMutation);
