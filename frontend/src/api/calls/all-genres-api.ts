import { categoryName } from '@book-store/contract/catalogue/genres/categories';
import { useCallback } from 'react';
import { baseApi } from '../base-api.ts';
import { call } from '../call.ts';
import { CATALOGUE } from '../refresh.ts';

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

/** Includes hidden genres. */
export function useAllGenreNames(): (category: string) => string {
  const { data: genres } = useListAllGenresQuery(undefined, CATALOGUE);
  return useCallback(
    (category) =>
      genres?.find((genre) => genre.category === category)?.name ?? categoryName(category),
    [genres],
  );
}
