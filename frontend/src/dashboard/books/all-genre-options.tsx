import { ALL_GENRES_REFRESH, useListAllGenresQuery } from '../../api/all-genres-api.ts';
import { GenreOptions } from '../../kit/forms/genre-options.tsx';

/** The genres as options of a select, also those that visitors do not see. */
export function AllGenreOptions({ chosen }: { chosen?: string | undefined }) {
  const { data: genres = [] } = useListAllGenresQuery(undefined, ALL_GENRES_REFRESH);
  const named = genres.map(({ category, name, hidden }) => ({
    category,
    name: hidden ? `${name} (hidden)` : name,
  }));
  return <GenreOptions genres={named} chosen={chosen} />;
}
