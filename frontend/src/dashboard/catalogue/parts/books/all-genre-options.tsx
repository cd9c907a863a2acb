import { ALL_GENRES_REFRESH, useListAllGenresQuery } from '../../../../api/calls/all-genres-api.ts';
import { GenreOptions } from '../../../../kit/fields/genre-options.tsx';

type AllGenreOptionsProps = {
  chosen?: string | undefined;
  /** A genre to leave out, because it has its own option. */
  without?: string;
};

/** Includes hidden genres. */
export function AllGenreOptions({ chosen, without }: AllGenreOptionsProps) {
  const { data: genres = [] } = useListAllGenresQuery(undefined, ALL_GENRES_REFRESH);
  const named = genres
    .filter(({ name }) => name !== without)
    .map(({ category, name, hidden }) => ({
      category,
      name: hidden ? `${name} (hidden)` : name,
    }));
  return <GenreOptions genres={named} chosen={chosen} />;
}
