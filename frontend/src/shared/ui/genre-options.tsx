import { categoryName } from '@book-store/contract/category-name';
import { useGenresQuery } from '../api/genres-api.ts';

/** The genres as options of a select; `chosen` is among them even if its genre is not shown. */
export function GenreOptions({ chosen = '' }: { chosen?: string | undefined }) {
  const { data: genres = [] } = useGenresQuery();
  const isMissing = chosen !== '' && !genres.some(({ category }) => category === chosen);
  const missing = isMissing ? [{ category: chosen, name: categoryName(chosen) }] : [];
  // One list, so that the chosen option stays the same element when the genres come.
  return [...genres, ...missing].map(({ category, name }) => (
    <option key={category} value={category}>
      {name}
    </option>
  ));
}
