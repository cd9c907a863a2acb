import type {
  AddGenreBody,
  AdminGenreView,
  EditGenreBody,
  OrderGenresBody,
} from '@book-store/contract/catalogue/genres/genres.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { addsOnce, sends } from '../../../api/calls/admin-calls.ts';
import { type Once, once } from '../../../api/once.ts';

const adminGenresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addGenre: build.mutation<AdminGenreView[], Once<AddGenreBody>>(
      addsOnce('/admin/genres', ['Genre']),
    ),
    editGenre: build.mutation<AdminGenreView[], { slug: string; body: EditGenreBody }>({
      query: ({ slug, body }) => ({
        url: `/admin/genres/${encodeURIComponent(slug)}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: ['Genre'],
    }),
    orderGenres: build.mutation<AdminGenreView[], OrderGenresBody>(
      sends('PUT', '/admin/genres/order', ['Genre']),
    ),
    deleteGenre: build.mutation<AdminGenreView[], string>({
      query: (slug) => ({ url: `/admin/genres/${encodeURIComponent(slug)}`, method: 'DELETE' }),
      invalidatesTags: ['Genre'],
    }),
  }),
});

export const { useEditGenreMutation, useOrderGenresMutation, useDeleteGenreMutation } =
  adminGenresApi;

export const useAddGenreMutation = once(adminGenresApi.useAddGenreMutation);
