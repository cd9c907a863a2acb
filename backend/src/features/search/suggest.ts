import type { SuggestionsView } from '@book-store/contract/schemas/shelf';
import { slugOf } from '@book-store/contract/slugs';
import { toBookCard } from '../catalogue/book-view.ts';
import {
  authorNames,
  countBooksWith,
  findAuthors,
  findIndexed,
  findNear,
  isLike,
  type Reading,
} from './book-search.ts';
import type { GenreNames } from './list-facets.ts';
import { VISIBLE } from './to-filters.ts';

const SHOWN = { books: 5, authors: 3, genres: 3 };

type Deps = {
  genres: GenreNames;
  /** Charges for the search for near words, which looks at the whole vocabulary. Throws `too-many-requests`. */
  payForNear: () => Promise<void>;
};

/** Returns what the search box suggests for a text: books, authors and genres that visitors see. */
export async function suggest(
  q: string,
  reading: Reading,
  { genres, payForNear }: Deps,
): Promise<SuggestionsView> {
  const found = await findIndexed(
    { q, filters: VISIBLE },
    { page: 1, limit: SHOWN.books },
    reading,
  );
  const { books = [], total = 0, near: isNear = false } = found ?? {};
  if (total === 0) await payForNear();
  const began = performance.now();
  const slugs = findAuthors(q, SHOWN.authors);
  const nameOf = authorNames(slugs);
  const near = total === 0 ? findNear(q) : [];
  reading.spend(performance.now() - began);
  return {
    books: books.map(toBookCard),
    authors: slugs.map((slug) => ({
      slug,
      name: nameOf(slug),
      books: countBooksWith('author', slug),
    })),
    genres: [...genres]
      .filter(([, name]) => isLike(name, q))
      .slice(0, SHOWN.genres)
      .map(([category, name]) => ({
        slug: slugOf(category),
        name,
        books: countBooksWith('category', category),
      })),
    total,
    match: isNear ? 'near' : 'exact',
    near,
  };
}
