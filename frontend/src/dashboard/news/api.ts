import type {
  AdminNewsView,
  EditNewsBody,
  ReplaceNewsBody,
} from '@book-store/contract/schemas/news';
import { baseApi } from '../../api/base-api.ts';

const adminNewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAllNews: build.query<AdminNewsView[], void>({
      query: () => '/admin/news',
      providesTags: ['News'],
      extraOptions: { as: 'admin' },
    }),
    getAnyNews: build.query<AdminNewsView, string>({
      query: (id) => `/admin/news/${encodeURIComponent(id)}`,
      providesTags: ['News'],
      extraOptions: { as: 'admin' },
    }),
    addNews: build.mutation<AdminNewsView, EditNewsBody>({
      query: (body) => ({ url: '/admin/news', method: 'POST', body }),
      invalidatesTags: ['News'],
      extraOptions: { as: 'admin' },
    }),
    editNews: build.mutation<AdminNewsView, { id: string; body: ReplaceNewsBody }>({
      query: ({ id, body }) => ({
        url: `/admin/news/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['News'],
      extraOptions: { as: 'admin' },
    }),
    deleteNews: build.mutation<AdminNewsView, string>({
      query: (id) => ({ url: `/admin/news/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['News'],
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const {
  useListAllNewsQuery,
  useGetAnyNewsQuery,
  useAddNewsMutation,
  useEditNewsMutation,
  useDeleteNewsMutation,
} = adminNewsApi;
