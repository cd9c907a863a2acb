import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import type { LoadData } from '../../api/page-data.ts';
import { parseWords } from '../../lib/list-params.ts';
import { paths } from '../../lib/paths.ts';
import type { ShelfPlace } from '../shelf/shelf-place.ts';
import { ShelfView } from '../shelf/shelf-view.tsx';
import { loadShelf } from '../shelf/use-shelf.ts';
import { loadNothingFound, NothingFound } from './nothing-found.tsx';

const place: ShelfPlace = { path: paths.search.to(), fixed: {} };

export const loadData: LoadData = async (ask, { search }) => {
  const { state, page } = await loadShelf(ask, place, search);
  if (page?.total === 0 && Object.keys(state.chosen).length === 0) {
    await loadNothingFound(ask, state.q);
  }
};

/** What a search finds; without words, every book. */
export function SearchPage() {
  const [params] = useSearchParams();
  const q = parseWords(params);
  const name = q ? `Books for “${q}”` : PAGES.books.title;
  return (
    <ShelfView
      place={place}
      name={name}
      breadcrumbs={[{ name: q ? 'Search' : name }]}
      empty={<NothingFound q={q} />}
    />
  );
}
