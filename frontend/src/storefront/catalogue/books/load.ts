import type { Load } from '../../../api/page-data.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { SHELF_PARAMS } from '../parts/shelf/shelf-params.ts';
import { loadShelf, type ShelfPlace } from '../parts/shelf/shelf-place.ts';

export const place: ShelfPlace = { path: paths.books.to(), fixed: {} };

export const search = SHELF_PARAMS;
export const load: Load = (ask, at) => loadShelf(ask, place, at.search);
