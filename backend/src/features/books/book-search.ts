import { Book, type StoredBook } from './books.model.ts';
import { type IndexedBook, SearchIndex } from './search-index.ts';

/** How long results may miss what another server has changed, in milliseconds. */
const LOOK_AGAIN_AFTER = 1000;
/** Servers' clocks differ; changes this much older than the newest one are read again. */
const CLOCK_SKEW = 60_000;

const INDEXED = {
  title: 1,
  titleKey: 1,
  author: 1,
  category: 1,
  newPriceCents: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;
type Read = Pick<StoredBook, keyof typeof INDEXED | '_id'>;
type State = { count: number; newest: number };

const index = new SearchIndex();
let known: State = { count: 0, newest: 0 };
let lookedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<void> | undefined;

/** The books that a query names, best first, as this process's index has them. */
export async function searchBooks(query: string): Promise<IndexedBook[]> {
  if (performance.now() - lookedAt > LOOK_AGAIN_AFTER) {
    looking ??= catchUp().finally(() => {
      looking = undefined;
    });
    await looking;
  }
  return index.search(query);
}

/** Makes the next search see a change that this process has just made. */
export function noteBooksChanged(): void {
  lookedAt = Number.NEGATIVE_INFINITY;
}

/** Two small questions tell whether anything changed; then only the changed books are read. */
async function catchUp(): Promise<void> {
  const began = performance.now();
  const state = await readState();
  if (state.count !== known.count || state.newest !== known.newest) {
    const since = index.size === 0 ? 0 : Math.min(known.newest, state.newest) - CLOCK_SKEW;
    const changed = await Book.find({ updatedAt: { $gte: new Date(since) } }, INDEXED).lean<
      Read[]
    >();
    for (const book of changed) index.put(toIndexed(book));
    if (index.size !== state.count) await dropDeleted();
    known = state;
  }
  lookedAt = began;
}

async function readState(): Promise<State> {
  const [count, newest] = await Promise.all([
    Book.estimatedDocumentCount(),
    Book.findOne({}, { updatedAt: 1 }).sort({ updatedAt: -1 }).lean<Pick<Read, 'updatedAt'>>(),
  ]);
  return { count, newest: newest?.updatedAt.getTime() ?? 0 };
}

async function dropDeleted(): Promise<void> {
  const ids = await Book.distinct('_id');
  index.keepOnly(new Set(ids.map(String)));
}

const toIndexed = (book: Read): IndexedBook => ({
  id: book._id.toString(),
  title: book.title,
  titleKey: book.titleKey,
  author: book.author ?? undefined,
  category: book.category,
  newPriceCents: book.newPriceCents,
  createdAt: book.createdAt.getTime(),
});
