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
/** Tells one state of the catalogue from another without reading it. */
type State = { count: number; changedAt: number; lastId: string };

const index = new SearchIndex();
let known: State = { count: 0, changedAt: 0, lastId: '' };
let lookedAt = Number.NEGATIVE_INFINITY;
let changesHere = 0;
let looking: Promise<void> | undefined;

/** The books that a query names, best first, as this process's index has them. */
export async function searchBooks(query: string): Promise<IndexedBook[]> {
  while (performance.now() - lookedAt > LOOK_AGAIN_AFTER) {
    looking ??= catchUp().finally(() => {
      looking = undefined;
    });
    await looking;
  }
  return index.search(query);
}

/** Reads the catalogue into the index ahead of the first search. */
export async function prepareSearch(): Promise<void> {
  await searchBooks('');
}

/** Makes the next search see a change that this process has just made. */
export function noteBooksChanged(): void {
  changesHere += 1;
  lookedAt = Number.NEGATIVE_INFINITY;
}

/** Three small questions tell whether anything changed; then only what changed is read. */
async function catchUp(): Promise<void> {
  const began = performance.now();
  const changesBefore = changesHere;
  const state = await readState();
  const isSame =
    state.count === known.count &&
    state.changedAt === known.changedAt &&
    state.lastId === known.lastId;
  if (!isSame) await readChanges(state);
  known = state;
  // A change during the reading may have been missed: then look again.
  if (changesHere === changesBefore) lookedAt = began;
}

async function readChanges(state: State): Promise<void> {
  // A time that went back is a restored backup: nothing known holds any more.
  const restored = state.changedAt < known.changedAt;
  await readSince(index.size === 0 || restored ? 0 : known.changedAt - CLOCK_SKEW);
  if (index.size !== state.count) {
    index.keepOnly(new Set((await Book.distinct('_id')).map(String)));
  }
  // Books with an old time of change have come, as an import brings them.
  if (index.size !== state.count) await readSince(0);
}

async function readSince(time: number): Promise<void> {
  const changed = Book.find({ updatedAt: { $gte: new Date(time) } }, INDEXED).lean<Read[]>();
  for (const book of await changed) index.put(toIndexed(book));
}

async function readState(): Promise<State> {
  const [count, changed, last] = await Promise.all([
    Book.estimatedDocumentCount(),
    Book.findOne({}, { updatedAt: 1 }).sort({ updatedAt: -1 }).lean<Pick<Read, 'updatedAt'>>(),
    Book.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<Pick<Read, '_id'>>(),
  ]);
  return {
    count,
    changedAt: changed?.updatedAt.getTime() ?? 0,
    lastId: last?._id.toString() ?? '',
  };
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
