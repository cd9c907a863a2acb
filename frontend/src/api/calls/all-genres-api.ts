import { categoryName } from '@book-store/contract/catalogue/genres/categories';
import { useCallback } from 'react';
import { baseApi } from '../base-api.ts';
import { call } from '../call.ts';

const allGenresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches all genres in the owner's order, hidden ones too. */
    listAllGenres: build.query({
      ...call('GET /api/admin/genres'),
      providesTags: ['Genre'],
    }),
  }),
});

export const { useListAllGenresQuery } = allGenresApi;

/** Another admin may have changed them. */
export const ALL_GENRES_REFRESH = { refetchOnMountOrArgChange: 60 };

/** Includes hidden genres. */
export function useAllGenreNames(): (category: string) => string {
  const { data: genres } = useListAllGenresQuery(undefined, ALL_GENRES_REFRESH);
  return useCallback(
    (category) =>
      genres?.find((genre) => genre.category === category)?.name ?? categoryName(category),
    [genres],
  );
}
