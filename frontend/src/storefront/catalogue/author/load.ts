import { slugOf } from '@book-store/contract/slugs';
import { getAuthor, getFacets } from '../../../api/calls/books-api.ts';
import type { Load } from '../../../api/page-data.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { SHELF_PARAMS } from '../parts/shelf/shelf-params.ts';
import { facetsQuery, loadShelf, type ShelfPlace, stateAt } from '../parts/shelf/shelf-place.ts';

export const placeOf = (slug: string): ShelfPlace => ({
  path: paths.author.to(slug),
  fixed: { author: [slug] },
});
/** The facets of all of the author's books. */
export const allOf = (slug: string) => {
  const place = placeOf(slug);
  return facetsQuery(place, stateAt(place, new URLSearchParams()));
};

export const search = SHELF_PARAMS;
export const load: Load = async (ask, at) => {
  const slug = slugOf(at.params.slug ?? '');
  const author = await ask(getAuthor.initiate(slug));
  if (!author) return;
  await Promise.all([
    loadShelf(ask, placeOf(author.slug), at.search),
    ask(getFacets.initiate(allOf(author.slug))),
  ]);
};
