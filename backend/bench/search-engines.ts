import { fold } from '@book-store/contract/fold';
import { authorsOf, slugOf } from '@book-store/contract/slugs';
import MiniSearch from 'minisearch';
import { createCatalogueIndex } from '../src/catalogue/search-index/catalogue-index.ts';
import type { BenchBook } from './search-books.ts';

type Suggestions = { books: readonly BenchBook[]; authors: readonly string[] };

export type Engine = {
  /** Returns the first books for a text, best first, and how many there are. */
  find: (q: string, limit: number) => { books: readonly BenchBook[]; total: number };
  /** Returns what is suggested while a text is typed; the authors as slugs. */
  suggest: (q: string) => Suggestions;
};

const VISIBLE = { hidden: ['false'] };
const SUGGESTED = { books: 5, authors: 3 };
const BOOSTS = { title: 4, author: 3, series: 2, description: 0.3 };
const FIELDS = ['title', 'author', 'series', 'description'] as const;

/** Fills the shop's own search. */
export function ownEngine(books: readonly BenchBook[]) {
  const index = createCatalogueIndex(() => 0);
  for (const book of books) index.put(book);
  const find: Engine['find'] = (q, limit) => {
    const found = index.find({ q, filters: VISIBLE }, { page: 1, limit });
    return { books: (found?.books ?? []) as BenchBook[], total: found?.total ?? 0 };
  };
  /** As `src/catalogue/search/suggest.ts` asks the index. */
  const suggest = (q: string): Suggestions => {
    const wanted = { q, distinct: 'work', isTyping: true, filters: VISIBLE } as const;
    const found = index.find(wanted, { page: 1, limit: SUGGESTED.books });
    const authors = index.valuesLike('author', q, SUGGESTED.authors);
    return { books: (found?.books ?? []) as BenchBook[], authors };
  };
  return { index, engine: { find, suggest } };
}

const textsOf = ({ id, title, author = '', series, prose }: BenchBook) => ({
  id,
  title,
  author,
  series: series ? `${series.name} ${series.number ?? ''}` : '',
  description: prose,
});

/** MiniSearch: all words first, then any, the known books before others. */
export function miniSearch(books: readonly BenchBook[]): Engine {
  const byId = new Map(books.map((book) => [book.id, book]));
  const mini = new MiniSearch<ReturnType<typeof textsOf>>({
    fields: [...FIELDS],
    processTerm: (term) => fold(term),
    searchOptions: {
      boost: BOOSTS,
      prefix: (_term, at, terms) => at === terms.length - 1,
      fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
      boostDocument: (id) => 1 + Math.log10(1 + (byId.get(id)?.popularity ?? 0)) / 4,
    },
  });
  mini.addAll(books.map(textsOf));
  const ask = (q: string, fields: readonly string[]) => {
    const all = mini.search(q, { combineWith: 'AND', fields: [...fields] });
    const found = all.length > 0 ? all : mini.search(q, { fields: [...fields] });
    return found.flatMap(({ id }) => byId.get(id) ?? []);
  };
  return {
    find(q, limit) {
      const found = ask(q, FIELDS);
      return { books: found.slice(0, limit), total: found.length };
    },
    suggest(q) {
      const authors = ask(q, ['author']).map(({ author = '' }) =>
        slugOf(authorsOf(author)[0] ?? ''),
      );
      return { books: ask(q, ['title']), authors: [...new Set(authors)] };
    },
  };
}
