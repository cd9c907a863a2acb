import { slugOf } from '@book-store/contract/slugs';
import { listGenres } from '../../../api/calls/genres-api.ts';
import type { Load } from '../../../api/page-data.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { SHELF_PARAMS } from '../parts/shelf/shelf-params.ts';
import { loadShelf } from '../parts/shelf/shelf-place.ts';

export const placeOf = ({ slug, category }: { slug: string; category: string }) => ({
  path: paths.genre.to(slug),
  fixed: { category: [category] },
});

export const search = SHELF_PARAMS;
export const load: Load = async (ask, at) => {
  const genres = await ask(listGenres.initiate());
  const genre = genres?.find(({ slug }) => slug === slugOf(at.params.slug ?? ''));
  if (genre) await loadShelf(ask, placeOf(genre), at.search);
};
