import type {
  AddGenreBody,
  AdminGenreView,
  EditGenreBody,
  OrderGenresBody,
} from '@book-store/contract/schemas/genres';
import { baseApi } from '../../api/base-api.ts';

const as = { as: 'admin' } as const;

const adminGenresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addGenre: build.mutation<AdminGenreView[], AddGenreBody>({
      query: (body) => ({ url: '/admin/genres', method: 'POST', body }),
      invalidatesTags: ['Genre'],
      extraOptions: as,
    }),
    editGenre: build.mutation<AdminGenreView[], { slug: string; body: EditGenreBody }>({
      query: ({ slug, body }) => ({
        url: `/admin/genres/${encodeURIComponent(slug)}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: ['Genre'],
      extraOptions: as,
    }),
    orderGenres: build.mutation<AdminGenreView[], OrderGenresBody>({
      query: (body) => ({ url: '/admin/genres/order', method: 'PUT', body }),
      invalidatesTags: ['Genre'],
      extraOptions: as,
    }),
    deleteGenre: build.mutation<AdminGenreView[], string>({
      query: (slug) => ({ url: `/admin/genres/${encodeURIComponent(slug)}`, method: 'DELETE' }),
      invalidatesTags: ['Genre'],
      extraOptions: as,
    }),
  }),
});

export const {
  useAddGenreMutation,
  useEditGenreMutation,
  useOrderGenresMutation,
  useDeleteGenreMutation,
} = adminGenresApi;
