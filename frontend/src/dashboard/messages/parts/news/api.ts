import type { ReplaceNewsBody } from '@book-store/contract/messages/news/news.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call } from '../../../../api/call.ts';
import { once } from '../../../../api/once.ts';

const providesTags = ['News'] as const;
const invalidatesTags = ['News'] as const;

const adminNewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAllNews: build.query({ ...call('GET /api/admin/news'), providesTags }),
    getAnyNews: build.query({ ...call('GET /api/admin/news/:id'), providesTags }),
    addNews: build.mutation({ ...addOnce('POST /api/admin/news'), invalidatesTags }),
    editNews: build.mutation({
      ...call('PUT /api/admin/news/:id', {
        request: ({ id, body }: { id: string; body: ReplaceNewsBody }) => ({
          params: { id },
          body,
        }),
      }),
      invalidatesTags,
    }),
    deleteNews: build.mutation({ ...call('DELETE /api/admin/news/:id'), invalidatesTags }),
  }),
});

export const {
  useListAllNewsQuery,
  useGetAnyNewsQuery,
  useEditNewsMutation,
  useDeleteNewsMutation,
} = adminNewsApi;

export const useAddNewsMutation = once(adminNewsApi.useAddNewsMutation);
