import type { GenreView } from '@book-store/contract/schemas/genres';
import { baseApi } from './base-api.ts';

const genresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the genres in the owner's order, with their numbers of books. */
    listGenres: build.query<GenreView[], void>({
      query: () => '/genres',
      providesTags: [{ type: 'Book', id: 'LIST' }],
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useListGenresQuery: useGenresQuery } = genresApi;
export const { listGenres } = genresApi.endpoints;
