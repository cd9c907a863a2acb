import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { SEPARATORS } from '@book-store/contract/uploads';
import type { JobDeps } from '../../platform/area.ts';
import { pacedBatches } from '../../platform/documents/paced-batches.ts';
import { countVisibleChange } from '../../platform/documents/visible-changes.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { isOutage } from '../../platform/errors/outage.ts';
import { toSafeLogError } from '../../platform/errors/to-safe-log-error.ts';
import type { RecordChange } from '../../platform/http/router/mount-routes.ts';
import type { Job, JobRun } from '../../platform/jobs/job.ts';
import { deleteFile, rowsOf } from '../import-files/import-file.ts';
import type { BatchContext, FileRow } from './batch.ts';
import { openGenres } from './import-genres.ts';
import { ImportProgress, ImportTakenOver } from './import-progress.ts';
import { BookImport, type StoredImport } from './imports.model.ts';
import { runBatch, skipRow } from './run-batch.ts';
import { finishUndo, undoImport } from './undo-import.ts';

/** Batches large enough that the disk is not flushed too often, small enough that nobody waits long for one. */
const PACE = { size: 100, pauseShare: 0.25 };
/** How often an import may fail for unknown reasons. */
const TRIES_MAX = 3;

type Run = JobRun & { recordChange: RecordChange };

/** Runs the started import, or undoes one, and continues where a server has died. */
export const importsJob = ({ recordChange }: Pick<JobDeps, 'recordChange'>): Job => ({
  name: 'imports',
  everyMs: 3000,
  hasWork: isImportActive,
  run: (run) => runImport({ ...run, recordChange }),
});

const isImportActive = async () => (await BookImport.exists({ active: true })) !== null;

/**
 * Runs the active import from its last complete batch. Rejects if it is interrupted; an import that cannot continue
 * ends as failed.
 */
export async function runImport(run: Run): Promise<void> {
  const active = await BookImport.findOne({ active: true }).lean<StoredImport>();
  if (!active) return;
  try {
    if (active.undo) return await undoImport(active, run);
    const stopped = active.stopping || !(await runRows(active, run));
    await finish(active, { status: stopped ? 'stopped' : 'done' }, run);
  } catch (error) {
    if (error instanceof ImportTakenOver) return;
    if (run.signal.aborted || isOutage(error) || isUnavailable(error)) throw error;
    if (!isFinal(error) && !(await isLastTry(active))) throw error;
    run.log.error({ error: toSafeLogError(error) }, 'an import has failed');
    if (active.undo) return await finishUndo(active, run, true);
    const failure =
      'Something went wrong on our side. The rows so far are whole; please try again.';
    await finish(active, { status: 'failed', failure }, run);
  } finally {
    countVisibleChange();
  }
}

/** Lasting write conflicts are not the import's fault. */
const isUnavailable = (error: unknown) => error instanceof AppError && error.code === 'unavailable';

/** A bug or a refusal would recur at each attempt. */
const isFinal = (error: unknown) =>
  error instanceof TypeError || error instanceof RangeError || error instanceof AppError;

/** Counts a failed attempt, so that one import cannot block others for ever. */
async function isLastTry({ _id }: StoredImport): Promise<boolean> {
  const failed = await BookImport.findOneAndUpdate(
    { _id },
    { $inc: { tries: 1 } },
    { returnDocument: 'after' },
  ).lean<StoredImport>();
  return (failed?.tries ?? 0) >= TRIES_MAX;
}

/** Returns false if the owner has stopped it. Throws `ImportTakenOver`. */
async function runRows(running: StoredImport, run: Run): Promise<boolean> {
  const genres = await openGenres(running.addGenres, run.shop.language);
  const progress = new ImportProgress(running);
  const context: BatchContext = {
    running,
    columns: running.columns.map(({ column }) => column),
    names: running.columns.map(({ name }) => name),
    seen: new Map(),
    genres,
    separator: SEPARATORS[running.separator],
    named: await namedBooks(running),
    reading: {
      categoryOf: genres.categoryOf,
      defaults: { ...(run.shop.place.fixedPrices && { fixedPrice: 'yes' }), ...running.defaults },
      leaveOut: running.leaveOut,
      surnamesFirst: running.surnamesFirst ?? false,
      moved: running.moved ?? 'shop',
    },
    now: run.now,
  };
  for await (const batch of pacedBatches(rowsLeft(running, context), PACE)) {
    run.signal.throwIfAborted();
    if (!(await runBatch(batch, context, progress))) return false;
  }
  return true;
}

/** Returns the book ids that the file names. */
async function namedBooks(running: StoredImport): Promise<ReadonlySet<string>> {
  const at = running.columns.findIndex(({ column }) => column === '_id');
  const ids = new Set<string>();
  if (at < 0) return ids;
  for await (const { cells } of rowsOf(running)) ids.add((cells[at] ?? '').trim().toLowerCase());
  return ids;
}

async function* rowsLeft(running: StoredImport, context: BatchContext): AsyncGenerator<FileRow> {
  for await (const row of rowsOf(running)) {
    if (row.row <= running.done) skipRow(row, context);
    else yield row;
  }
}

/** Deletes the file, and logs one entry for the whole import. */
async function finish(
  { _id, dryRun, chunks }: StoredImport,
  set: { status: 'done' | 'stopped' | 'failed'; failure?: string },
  { now, recordChange }: Run,
): Promise<void> {
  const finished = await BookImport.findOneAndUpdate(
    { _id, active: true },
    { $set: { ...set, finishedAt: now() }, $unset: { active: 1 } },
    { returnDocument: 'after' },
  ).lean<StoredImport>();
  await deleteFile(_id.toString(), chunks);
  if (!finished?.by || dryRun) return;
  const { id, name, address } = finished.by;
  await recordChange.after({ id, username: name, address }, booksImported(finished));
}

const booksImported = ({ _id, fileName, counts, total }: StoredImport): AdminChange => ({
  action: 'books-imported',
  subject: { id: _id.toString(), ...(fileName && { name: fileName }) },
  fields: [
    ['rows', total] as const,
    ...Object.entries(counts ?? {}).map(([name, count]) => [name, Number(count)] as const),
  ].map(([field, count]) => ({ field, to: String(count) })),
});
