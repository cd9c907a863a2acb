import { categoryName } from '@book-store/contract/catalogue/genres/categories';
import type { GenreView } from '@book-store/contract/catalogue/genres/genres.schemas';

type GenreOptionsProps = {
  genres: readonly Pick<GenreView, 'category' | 'name'>[];
  chosen?: string | undefined;
};

/** The genres as options of a select; `chosen` is among them even if its genre is not shown. */
export function GenreOptions({ genres, chosen = '' }: GenreOptionsProps) {
  const isMissing = chosen !== '' && !genres.some(({ category }) => category === chosen);
  const missing = isMissing ? [{ category: chosen, name: categoryName(chosen) }] : [];
  // One list, so that the chosen option stays the same element when the genres come.
  return [...genres, ...missing].map(({ category, name }) => (
    <option key={category} value={category}>
      {name}
    </option>
  ));
}
