import type { SuggestionsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import { slugOf } from '@book-store/contract/slugs';
import { toBookCard } from '../books/book-view.ts';
import type { NamedFacet } from '../search-index/catalogue-index.ts';
import {
  authorNames,
  countBooksWith,
  findIndexed,
  findNamed,
  findNear,
  isNamed,
  type Reading,
  seriesNames,
} from './book-search.ts';
import type { GenreNames } from './list-facets.ts';
import { VISIBLE } from './to-filters.ts';

const SHOWN = { books: 5, authors: 3, series: 2, genres: 3 };

/** Suggests visible books, authors, series and genres. */
export async function suggest(
  q: string,
  reading: Reading,
  genres: GenreNames,
): Promise<SuggestionsView> {
  const found = await findIndexed(
    { q, distinct: 'work', isTyping: true, filters: VISIBLE },
    { page: 1, limit: SHOWN.books },
    reading,
  );
  const { books = [], total = 0, match = 'exact', searchedFor } = found ?? {};
  const authors = findNamed('author', q, SHOWN.authors);
  const series = findNamed('series', q, SHOWN.series);
  const near = total === 0 ? findNear(q) : [];
  return {
    books: books.map(toBookCard),
    authors: named('author', authors, authorNames(authors)),
    series: named('series', series, seriesNames(series)),
    genres: [...genres]
      .filter(([, name]) => isNamed(name, searchedFor ?? q, match === 'near' || total === 0))
      .slice(0, SHOWN.genres)
      .map(([category, name]) => ({
        slug: slugOf(category),
        name,
        books: countBooksWith('category', category),
      })),
    total,
    match,
    searchedFor,
    near,
  };
}

const named = (facet: NamedFacet, slugs: readonly string[], nameOf: (slug: string) => string) =>
  slugs.map((slug) => ({ slug, name: nameOf(slug), books: countBooksWith(facet, slug) }));
