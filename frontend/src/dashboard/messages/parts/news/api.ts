import type {
  AdminNewsView,
  EditNewsBody,
  ReplaceNewsBody,
} from '@book-store/contract/messages/news/news.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addsOnce, calls } from '../../../../api/calls/admin-calls.ts';
import { type Once, once } from '../../../../api/once.ts';

const adminNewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAllNews: build.query<AdminNewsView[], void>({
      query: () => '/admin/news',
      providesTags: ['News'],
    }),
    getAnyNews: build.query<AdminNewsView, string>({
      query: (id) => `/admin/news/${encodeURIComponent(id)}`,
      providesTags: ['News'],
    }),
    addNews: build.mutation<AdminNewsView, Once<EditNewsBody>>(addsOnce('/admin/news', ['News'])),
    editNews: build.mutation<AdminNewsView, { id: string; body: ReplaceNewsBody }>({
      query: ({ id, body }) => ({
        url: `/admin/news/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['News'],
    }),
    deleteNews: build.mutation<AdminNewsView, string>(
      calls('DELETE', (id) => `/admin/news/${encodeURIComponent(id)}`, ['News']),
    ),
  }),
});

export const {
  useListAllNewsQuery,
  useGetAnyNewsQuery,
  useEditNewsMutation,
  useDeleteNewsMutation,
} = adminNewsApi;

export const useAddNewsMutation = once(adminNewsApi.useAddNewsMutation);
