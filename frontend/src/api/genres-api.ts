import { categoryName } from '@book-store/contract/categories';
import type { GenreView } from '@book-store/contract/schemas/genres';
import { baseApi } from './base-api.ts';

const genresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the genres in the owner's order, with their numbers of books. */
    listGenres: build.query<GenreView[], void>({
      query: () => '/genres',
      providesTags: [{ type: 'Book', id: 'LIST' }, 'Genre'],
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useListGenresQuery: useGenresQuery } = genresApi;
export const { listGenres } = genresApi.endpoints;

/** Returns the name of a category's genre; for a hidden one, a name made from the category. */
export function useGenreName(category: string): string {
  const { data: genres } = useGenresQuery();
  return genres?.find((genre) => genre.category === category)?.name ?? categoryName(category);
}
