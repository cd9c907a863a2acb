import { ALL_GENRES_REFRESH, useListAllGenresQuery } from '../../../../api/calls/all-genres-api.ts';
import { GenreOptions } from '../../../../kit/fields/genre-options.tsx';

type AllGenreOptionsProps = {
  chosen?: string | undefined;
  /** The name of one that has an option of its own. */
  without?: string;
};

/** The genres as options of a select, also those that visitors do not see. */
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
