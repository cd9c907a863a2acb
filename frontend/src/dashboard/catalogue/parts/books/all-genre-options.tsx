import { useListAllGenresQuery } from '../../../../api/calls/all-genres-api.ts';
import { CATALOGUE } from '../../../../api/refresh.ts';
import { GenreOptions } from '../../../../kit/fields/genre-options.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { genresTexts } from '../../genres-texts.ts';

type AllGenreOptionsProps = {
  chosen?: string | undefined;
  /** The category of a genre to leave out, because it has its own option. */
  without?: string;
};

/** Includes hidden genres. */
export function AllGenreOptions({ chosen, without }: AllGenreOptionsProps) {
  const texts = useTexts(genresTexts);
  const { data: genres = [] } = useListAllGenresQuery(undefined, CATALOGUE);
  const named = genres
    .filter(({ category }) => category !== without)
    .map(({ category, name, hidden }) => ({
      category,
      name: hidden ? texts.hidden(name) : name,
    }));
  return <GenreOptions genres={named} chosen={chosen} />;
}
