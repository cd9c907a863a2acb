import { categoryName, TO_SORT } from '@book-store/contract/catalogue/genres/categories';
import { baseApi } from '../base-api.ts';
import { call } from '../call.ts';

const genresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the genres in the owner's order, with their numbers of books. */
    listGenres: build.query({
      ...call('GET /api/genres', { as: 'visitor-or-admin' }),
      providesTags: [{ type: 'Book', id: 'LIST' }, 'Genre'],
    }),
  }),
});

export const { useListGenresQuery: useGenresQuery } = genresApi;
export const { listGenres } = genresApi.endpoints;

/** Undefined while loading, and for a hidden genre, which has no page. */
export function useGenreName(category: string): string | undefined {
  const { data: genres } = useGenresQuery();
  if (!genres) return category === TO_SORT.toLowerCase() ? undefined : categoryName(category);
  return genres.find((genre) => genre.category === category)?.name;
}
