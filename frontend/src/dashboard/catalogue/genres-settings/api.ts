import type { EditGenreBody } from '@book-store/contract/catalogue/genres/genres.schemas';
import { baseApi } from '../../../api/base-api.ts';
import { addOnce, call } from '../../../api/call.ts';
import { once } from '../../../api/once.ts';

const invalidatesTags = ['Genre'] as const;

const adminGenresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addGenre: build.mutation({ ...addOnce('POST /api/admin/genres'), invalidatesTags }),
    editGenre: build.mutation({
      ...call('PATCH /api/admin/genres/:slug', {
        request: ({ slug, body }: { slug: string; body: EditGenreBody }) => ({
          params: { slug },
          body,
        }),
      }),
      invalidatesTags,
    }),
    orderGenres: build.mutation({ ...call('PUT /api/admin/genres/order'), invalidatesTags }),
    deleteGenre: build.mutation({ ...call('DELETE /api/admin/genres/:slug'), invalidatesTags }),
  }),
});

export const { useEditGenreMutation, useOrderGenresMutation, useDeleteGenreMutation } =
  adminGenresApi;

export const useAddGenreMutation = once(adminGenresApi.useAddGenreMutation);
