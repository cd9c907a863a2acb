import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BookColumn } from '@book-store/contract/book-columns';
import {
  ROW_OUTCOMES,
  type RowOutcome,
  SEPARATORS,
  type Separator,
} from '@book-store/contract/import-limits';
import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import type { Logger } from 'pino';
import type { RecordChange } from '../../../http/mount-routes.ts';
import { toSafeLogError } from '../../../http/to-safe-log-error.ts';
import { streamCsv } from '../../../shared/read-csv.ts';
import { countVisibleChange } from '../../../shared/visible-changes.ts';
import type { TintOfUpload } from '../cover-tint.ts';
import type { BatchContext, FileRow } from './batch.ts';
import { decodeParts } from './decode-parts.ts';
import { type GenreChoice, type ImportGenres, openGenres } from './import-genres.ts';
import { BookImport, ImportChunk, type StoredImport } from './imports.model.ts';
import { runBatch, skipRow } from './run-batch.ts';

/** Enough that the disk is not flushed too often, few enough that nobody waits long for a batch. */
const BATCH_ROWS = 100;
/** A server that has not said anything for so long is taken for dead. */
const LEASE_MS = 10_000;
/** How often it says how far it is. */
const REPORT_INTERVAL_MS = 500;
/** Of the time of a batch, so much belongs to others afterwards. */
const PAUSE_SHARE = 0.25;
const MISSING_GENRES_MAX = 50;

export type ImportDeps = {
  now: () => Date;
  log: Logger;
  recordChange: RecordChange;
  tintOfUpload: TintOfUpload;
  genres: ImportGenres;
  /** Returns whether this server is shutting down. */
  isStopping: () => boolean;
};

/** Thrown when another server has taken an import over, or this one shuts down. */
class LeftToAnother extends Error {
  override name = 'LeftToAnother';
}

/**
 * Runs the import that no server runs, if there is one: a new one, or one whose server has died. It
 * continues after the last rows that are whole. Never rejects.
 */
export async function runImports(deps: ImportDeps): Promise<void> {
  const runner = randomUUID();
  try {
    const running = await takeUp(runner, deps);
    if (running) await run(running, runner, deps);
  } catch (error) {
    // Without the database; some server takes it up again.
    deps.log.error({ error: toSafeLogError(error) }, 'an import was interrupted');
  }
}

const takeUp = (runner: string, { now }: ImportDeps) =>
  BookImport.findOneAndUpdate(
    { active: true, leaseUntil: { $lte: now() } },
    { $set: { runner, leaseUntil: leaseFrom(now()) } },
    { returnDocument: 'after' },
  ).lean<StoredImport>();

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);

async function run(running: StoredImport, runner: string, deps: ImportDeps): Promise<void> {
  try {
    const stopped = running.stopping || !(await runRows(running, runner, deps));
    await finish(running, { status: stopped ? 'stopped' : 'done' }, deps);
  } catch (error) {
    if (error instanceof LeftToAnother) return;
    if (!isOurs(error)) throw error;
    deps.log.error({ error: toSafeLogError(error) }, 'an import has failed');
    const failure =
      'Something went wrong on our side. The rows so far are whole; please try again.';
    await finish(running, { status: 'failed', failure }, deps);
  } finally {
    countVisibleChange();
  }
}

/** A fault of the code would come again each time; a database that is away comes back. */
const isOurs = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

/** Returns false if the owner has stopped it. */
async function runRows(running: StoredImport, runner: string, deps: ImportDeps): Promise<boolean> {
  const genres = await openGenres(deps.genres, running.addGenres);
  const context = contextOf(running, genres, deps);
  const progress = newProgress(running);
  const one = { running, runner, context, genres, progress };
  let batch: FileRow[] = [];
  for await (const row of rowsOf(running)) {
    if (row.row <= running.done) skipRow(row, context);
    else batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    if (!(await step(batch, one, deps))) return false;
    batch = [];
  }
  if (batch.length > 0 && !(await step(batch, one, deps))) return false;
  return report(one, deps);
}

const noCounts = (): Record<RowOutcome, number> => ({ new: 0, changed: 0, unchanged: 0, wrong: 0 });

/** What has been reported, and what has been done since. */
const newProgress = ({ done }: StoredImport) => ({
  reported: done,
  reportedAt: Number.NEGATIVE_INFINITY,
  rows: 0,
  counts: noCounts(),
});

type Running = {
  running: StoredImport;
  runner: string;
  context: BatchContext;
  genres: GenreChoice;
  progress: ReturnType<typeof newProgress>;
};

/** Does one batch, and reports now and then: rows that were not reported may be done twice. Returns whether to go on. */
async function step(batch: FileRow[], one: Running, deps: ImportDeps): Promise<boolean> {
  const { context, progress } = one;
  if (deps.isStopping()) {
    await report(one, deps, { leaves: true });
    throw new LeftToAnother();
  }
  const began = performance.now();
  const counts = await runBatch(batch, context);
  for (const outcome of ROW_OUTCOMES) progress.counts[outcome] += counts[outcome];
  progress.rows += batch.length;
  const isDue = performance.now() - progress.reportedAt >= REPORT_INTERVAL_MS;
  const goesOn = isDue ? await report(one, deps) : true;
  await wait((performance.now() - began) * PAUSE_SHARE);
  return goesOn;
}

/**
 * Counts what was done since the last report, if the import is still this server's; one that leaves need not
 * be waited for. Returns whether to go on.
 */
async function report(
  { running: { _id }, runner, genres, progress }: Running,
  { now }: ImportDeps,
  { leaves = false } = {},
): Promise<boolean> {
  const { reported, rows, counts } = progress;
  const increments = ROW_OUTCOMES.map((outcome) => [`counts.${outcome}`, counts[outcome]]);
  const still = await BookImport.findOneAndUpdate(
    { _id, runner, done: reported },
    {
      $set: {
        done: reported + rows,
        leaseUntil: leaves ? now() : leaseFrom(now()),
        missingGenres: genres.missing().slice(0, MISSING_GENRES_MAX),
      },
      $inc: Object.fromEntries(increments),
    },
    { returnDocument: 'after' },
  ).lean<StoredImport>();
  if (!still) throw new LeftToAnother();
  const since = { reported: reported + rows, rows: 0, counts: noCounts() };
  Object.assign(progress, since, { reportedAt: performance.now() });
  return !still.stopping;
}

function contextOf(running: StoredImport, genres: GenreChoice, deps: ImportDeps): BatchContext {
  return {
    running,
    columns: running.columns.map(({ column }) => (column as BookColumn | null) ?? undefined),
    names: running.columns.map(({ name }) => name),
    seen: new Map(),
    genres,
    tintOfUpload: deps.tintOfUpload,
    now: deps.now,
  };
}

async function* rowsOf({
  _id,
  chunks,
  encoding,
  separator,
}: StoredImport): AsyncGenerator<FileRow> {
  let row = -1;
  const file = decodeParts(chunksOf(_id.toString(), chunks), encoding);
  for await (const cells of streamCsv(file, SEPARATORS[separator as Separator])) {
    row += 1;
    if (row > 0) yield { ...cells, row };
  }
}

async function* chunksOf(id: string, count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) {
    const chunk = await ImportChunk.findById(`${id}:${at}`);
    if (chunk) yield chunk.bytes;
  }
}

/** The file is not needed any more. The log has one entry for the whole import. */
async function finish(
  { _id, dryRun, chunks }: StoredImport,
  set: { status: 'done' | 'stopped' | 'failed'; failure?: string },
  { now, recordChange }: ImportDeps,
): Promise<void> {
  const finished = await BookImport.findOneAndUpdate(
    { _id, active: true },
    { $set: { ...set, finishedAt: now() }, $unset: { active: 1 } },
    { returnDocument: 'after' },
  ).lean<StoredImport>();
  await deleteChunks(_id.toString(), chunks);
  if (!finished?.by || dryRun) return;
  const { id, name, address } = finished.by;
  await recordChange({ id, username: name, address, session: '' }, booksImported(finished));
}

export async function deleteChunks(id: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, at) => `${id}:${at}`);
  await ImportChunk.deleteMany({ _id: { $in: ids } });
}

const booksImported = ({ _id, fileName, counts, total }: StoredImport): AdminChange => ({
  action: 'books-imported',
  subject: { id: _id.toString(), ...(fileName && { name: fileName }) },
  fields: [
    ['rows', total] as const,
    ...Object.entries(counts ?? {}).map(([name, count]) => [name, Number(count)] as const),
  ].map(([field, count]) => ({ field, to: String(count) })),
});
