import { getNearWords, listCards } from '../../../api/calls/books-api.ts';
import { listGenres } from '../../../api/calls/genres-api.ts';
import type { Load } from '../../../api/page-data.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { SHELF_PARAMS } from '../parts/shelf/shelf-params.ts';
import { loadShelf, type ShelfPlace } from '../parts/shelf/shelf-place.ts';

export const place: ShelfPlace = { path: paths.search.to(), fixed: {} };
export const NEWEST = { sort: 'newest', limit: 6 };

export const search = SHELF_PARAMS;
export const load: Load = async (ask, at) => {
  const { state, page } = await loadShelf(ask, place, at.search);
  if (page?.total !== 0 || Object.keys(state.chosen).length > 0) return;
  await Promise.all([
    state.q && ask(getNearWords.initiate(state.q)),
    ask(listGenres.initiate()),
    ask(listCards.initiate(NEWEST)),
  ]);
};
