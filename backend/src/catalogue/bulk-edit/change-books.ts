import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  ChangedBook,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { inTurn } from '../../platform/documents/in-turn.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { countVisibleChange } from '../../platform/documents/visible-changes.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Author } from '../../platform/http/authentication.ts';
import type { RecordChange } from '../../platform/http/router/mount-routes.ts';
import { handleDocuments, LeftForLater } from '../../platform/jobs/handle-documents.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { implausible } from '../../platform/time/clock-skew.ts';
import { BooksChange, BooksChangeBatch, type StoredChange } from './book-changes.model.ts';
import { changeBatch, planBatch } from './change-batch.ts';
import { activityEntry } from './changes-activity.ts';
import type { Wanted, WantedBook } from './plan-change.ts';

/** Large enough that the disk is not flushed too often, small enough that nobody waits long for a batch. */
const BATCH = 200;
/** The pause after a batch, as a share of its duration, for other requests. */
const PAUSE_SHARE = 0.25;
/** A change without progress for this long has lost its server. */
const DEAD_MS = 30_000;

/** Concurrent batches of one server would only conflict. */
const inTurnOfServer = inTurn();
const inOneTransaction = <Result>(work: (session: ClientSession) => Promise<Result>) =>
  inTurnOfServer('batch', () => inTransaction(work));

type Deps = { now: () => Date; recordChange: RecordChange };
type Given = Deps & {
  books: readonly WantedBook[];
  wanted: Wanted;
  by: Author;
  /** Marks the key as used, in the transaction that commits to the change. */
  remember?: Remember;
};

/** Returns the outcomes without changing anything. */
export async function previewChange(
  books: readonly WantedBook[],
  wanted: Wanted,
): Promise<ChangedBooks> {
  const outcomes: ChangedBook[] = [];
  for (const batch of batchesOf(books)) outcomes.push(...(await planBatch(batch, wanted)).outcomes);
  return counted(outcomes);
}

/**
 * Changes books in batches, one transaction each, and returns each book's outcome. If it is interrupted, the rest
 * follows. Throws `unavailable` if that is left to the job.
 */
export async function changeBooks({
  books,
  wanted,
  by,
  remember,
  ...deps
}: Given): Promise<ChangedBooks> {
  const [first = [], ...others] = batchesOf(books);
  if (others.length > 0) {
    return changeMany([first, ...others], { books, wanted, by, remember, ...deps } as Given);
  }
  const stamp = { wanted, by: by.username, at: deps.now() };
  const outcomes = await inOneTransaction(async (session) => {
    const changed = await changeBatch(first, stamp, session);
    await remember?.('books', session);
    return changed;
  });
  countVisibleChange();
  const result = counted(outcomes);
  if (result.changed > 0) await deps.recordChange.after(by, activityEntry(wanted, result));
  return result;
}

async function changeMany(batches: WantedBook[][], { wanted, by, remember, ...deps }: Given) {
  const _id = randomUUID();
  const at = deps.now();
  const { id, username, address } = by;
  const sums = { done: 0, changed: 0, refused: 0 };
  const change = {
    _id,
    by: { id, username, address },
    wanted,
    batches: batches.length,
    ...sums,
    at,
  };
  await BooksChangeBatch.insertMany(
    batches.map((books, number) => ({ _id: `${_id}:${number}`, books, at })),
  );
  await inTransaction(async (session) => {
    await BooksChange.create([change], { session });
    await remember?.(_id, session);
  });
  try {
    return counted(await changeRemaining(change, deps));
  } catch (cause) {
    const detail =
      'The change was interrupted. The shop goes on with it by itself: please look at the books again in a few minutes.';
    throw new AppError('unavailable', {
      detail,
      detailCode: 'change-interrupted',
      retryAfter: 60,
      cause,
    });
  }
}

/** Changes the remaining books and returns their outcomes. Throws if another server has taken over. */
async function changeRemaining(
  change: StoredChange,
  { now, recordChange }: Deps,
): Promise<ChangedBook[]> {
  const { _id, by, wanted, batches } = change;
  const outcomes: ChangedBook[] = [];
  try {
    for (let { done } = change; done < batches; done += 1) {
      const began = performance.now();
      outcomes.push(...(await changeNext({ _id, by, wanted, done }, now())));
      await wait((performance.now() - began) * PAUSE_SHARE);
    }
  } finally {
    countVisibleChange();
  }
  const ended = await BooksChange.findOneAndDelete({ _id }).lean<StoredChange>();
  if (ended && ended.changed > 0) await recordChange.after(by, activityEntry(wanted, ended));
  return outcomes;
}

type Next = Pick<StoredChange, '_id' | 'by' | 'wanted' | 'done'>;

/** Changes a batch and stores the progress in the same transaction. */
async function changeNext({ _id, by, wanted, done }: Next, at: Date): Promise<ChangedBook[]> {
  const batch = `${_id}:${done}`;
  const stored = await BooksChangeBatch.findById(batch).lean<{ books: WantedBook[] }>();
  const stamp = { wanted, by: by.username, at };
  return inOneTransaction((session) =>
    changeBatch(stored?.books ?? [], stamp, session, async (outcomes) => {
      const { changed, refused } = counted(outcomes);
      const { matchedCount } = await BooksChange.updateOne(
        { _id, done },
        { $set: { done: done + 1, at }, $inc: { changed, refused } },
        { session },
      );
      if (matchedCount === 0) throw new Error('Another server goes on with this change of books.');
      await BooksChangeBatch.deleteOne({ _id: batch }, { session });
    }),
  );
}

/** Continues changes whose servers have died. */
export const bookChangesJob = (recordChange: RecordChange): Job => ({
  name: 'book-changes',
  everyMs: 10_000,
  hasWork: async (now) => (await BooksChange.exists(interrupted(now))) !== null,
  run: ({ now, signal }) =>
    handleDocuments('book-changes', {
      now: now(),
      list: () => BooksChange.find(interrupted(now())).lean<StoredChange[]>().exec(),
      idOf: ({ _id }) => _id,
      handle: async (changes) => {
        if (signal.aborted) throw new LeftForLater();
        for (const change of changes) await changeRemaining(change, { now, recordChange });
      },
    }),
});

const interrupted = (now: Date) => ({
  $or: [{ at: { $lte: new Date(now.getTime() - DEAD_MS) } }, { at: implausible({ now }) }],
});

function batchesOf(books: readonly WantedBook[]): WantedBook[][] {
  const batches: WantedBook[][] = [];
  for (let at = 0; at < books.length; at += BATCH) batches.push(books.slice(at, at + BATCH));
  return batches;
}

function counted(books: ChangedBook[]): ChangedBooks {
  const count = (outcome: ChangedBook['outcome']) =>
    books.filter((book) => book.outcome === outcome).length;
  const [changed, unchanged, refused] = [count('changed'), count('unchanged'), count('refused')];
  const fixed = books.filter((book) => book.fixedPrice).length;
  return { changed, unchanged, refused, ...(fixed > 0 && { fixed }), books };
}
