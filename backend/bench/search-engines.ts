import { fold } from '@book-store/contract/fold';
import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import { createCatalogueIndex } from '../src/features/search/catalogue-index.ts';
import type { BenchBook } from './search-books.ts';

/** Returns the first books for a text, best first. */
export type Engine = (q: string, limit: number) => readonly BenchBook[];

const VISIBLE = { hidden: ['false'] };
const BOOSTS = { title: 4, author: 3, series: 2, description: 0.3 };
const FIELDS = ['title', 'author', 'series', 'description'] as const;

/** Fills the shop's own search. */
export function ownEngine(books: readonly BenchBook[]) {
  const index = createCatalogueIndex(() => 0);
  for (const book of books) index.put(book);
  const engine: Engine = (q, limit) =>
    (index.find({ q, filters: VISIBLE }, { page: 1, limit })?.books ?? []) as BenchBook[];
  return { index, engine };
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
  return (q, limit) => {
    const all = mini.search(q, { combineWith: 'AND' });
    const found = all.length > 0 ? all : mini.search(q);
    return found.slice(0, limit).flatMap(({ id }) => byId.get(id) ?? []);
  };
}

/** Orama, with one typo for each word; all words first, then any. */
export async function orama(books: readonly BenchBook[]): Promise<Engine> {
  const byId = new Map(books.map((book) => [book.id, book]));
  const schema = { title: 'string', author: 'string', series: 'string', description: 'string' };
  const database = create({ schema: schema as Record<keyof typeof schema, 'string'> });
  await insertMultiple(
    database,
    books.map((book) => {
      const texts = textsOf(book);
      for (const field of FIELDS) texts[field] = fold(texts[field]);
      return texts;
    }),
  );
  return (q, limit) => {
    const ask = (tolerance: number, threshold: number) => {
      const term = fold(q);
      const found = search(database, { term, tolerance, threshold, limit, boost: BOOSTS });
      if (found instanceof Promise) throw new Error('Orama has become asynchronous.');
      return found.hits.flatMap(({ id }) => byId.get(id) ?? []);
    };
    const exact = ask(0, 0);
    return exact.length > 0 ? exact : ask(1, 1);
  };
}
