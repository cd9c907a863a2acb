import { UNDO_HOURS } from '@book-store/contract/catalogue/imports/undo';
import { Types } from 'mongoose';
import {
  findPage,
  isDuplicateKey,
  type Page,
  type PageOf,
} from '../../platform/documents/mongo.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Author } from '../../platform/http/authentication.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { isClockTrusted } from '../../platform/jobs/trusted-clock.ts';
import { getImport } from './find-imports.ts';
import { FormerBook, type StoredFormerBook } from './former-books.model.ts';
import type { ShownImport } from './import-view.ts';
import { BookImport } from './imports.model.ts';
import { anotherRuns } from './start-import.ts';

const UNDO_MS = UNDO_HOURS * 3_600_000;
/** Nobody starts undoing by what is about to be forgotten. */
const SPARE_MS = 3_600_000;

/**
 * Starts undoing an import; one that is being undone, or has been, stays as it is. Throws `not-found`, and `conflict`
 * if another import runs or it is too late.
 */
export async function startUndo(id: string, by: Author, now: Date): Promise<ShownImport> {
  const isPossible = {
    _id: id,
    undoable: true,
    active: { $exists: false },
    undo: { $exists: false },
    finishedAt: { $gt: new Date(now.getTime() - UNDO_MS) },
  };
  const total = await FormerBook.countDocuments({ import: id });
  const undo = {
    by: { id: by.id, name: by.username, address: by.address },
    startedAt: now,
    ...{ total, done: 0, putBack: 0, binned: 0, kept: 0 },
  };
  try {
    await BookImport.updateOne(isPossible, { $set: { active: true, undo } });
  } catch (error) {
    // Only one import is active.
    throw isDuplicateKey(error) ? anotherRuns() : error;
  }
  const one = await getImport(id);
  if (one.undone) return one;
  if (one.status === 'running') throw anotherRuns();
  throw conflict(
    `Only an import of the last ${UNDO_HOURS} hours can be undone.`,
    'import-undo-too-late',
    { hours: UNDO_HOURS },
  );
}

export async function listKept(
  id: string,
  page: PageOf,
): Promise<Page<{ bookId: StoredFormerBook['book']; title: string; reason: Reason }>> {
  await getImport(id);
  const kept = FormerBook.find({ import: new Types.ObjectId(id), reason: { $gt: '' } } as object, {
    before: 0,
  }).sort({
    reason: 1,
    _id: 1,
  });
  return findPage(kept.lean<StoredFormerBook[]>(), page, ({ book, title, reason }) => ({
    bookId: book,
    title,
    reason: reason ?? 'edited',
  }));
}
type Reason = NonNullable<StoredFormerBook['reason']>;

/** Forgets what nobody can undo any more. Does nothing while the clock is not trusted. */
export async function forgetFormer(now: Date): Promise<void> {
  if (!(await isClockTrusted(now))) return;
  const active = await BookImport.findOne({ active: true }, { _id: 1 }).lean();
  const old = { at: { $lt: new Date(now.getTime() - UNDO_MS - SPARE_MS) } };
  await FormerBook.deleteMany({ ...old, ...(active && { import: { $ne: active._id } }) });
}

export const importUndosJob: Job = {
  name: 'import-undos',
  everyMs: 3_600_000,
  run: ({ now }) => forgetFormer(now()),
};
