import { setTimeout as wait } from 'node:timers/promises';
import type { KeptReason } from '@book-store/contract/catalogue/imports/undo';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { ClientSession, mongo } from 'mongoose';
import { inTransaction, writeConflict } from '../../platform/documents/in-transaction.ts';
import type { RecordChange } from '../../platform/http/router/mount-routes.ts';
import type { JobRun } from '../../platform/jobs/job.ts';
import { FormerBook, type StoredFormerBook } from './former-books.model.ts';
import { ImportTakenOver } from './import-progress.ts';
import { BookImport, type StoredImport } from './imports.model.ts';
import { undoBooks } from './undo-books.ts';

const BATCH = 100;
/** The pause after a batch, as a share of its duration, for other requests. */
const PAUSE_SHARE = 0.25;

type Run = JobRun & { recordChange: RecordChange };

/** Undoes the rest of an import, batch by batch, so that an interrupted one goes on where it was. */
export async function undoImport(one: StoredImport, run: Run): Promise<void> {
  const rest = { import: one._id, reason: { $exists: false } };
  for (let { done = 0 } = one.undo ?? {}; ; ) {
    run.signal.throwIfAborted();
    const began = performance.now();
    const count = await inTransaction(async (session) => {
      const batch = await FormerBook.find(rest)
        .session(session)
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<StoredFormerBook[]>();
      if (batch.length > 0) await undoBatch({ one, batch, done }, run, session);
      return batch.length;
    });
    if (count === 0) return finishUndo(one, run);
    done += count;
    await wait((performance.now() - began) * PAUSE_SHARE);
  }
}

type Batch = {
  one: StoredImport;
  batch: readonly StoredFormerBook[];
  done: number;
};

async function undoBatch(
  { one, batch, done }: Batch,
  run: Run,
  session: ClientSession,
): Promise<void> {
  const by = one.undo?.by?.name ?? '';
  const counts = { putBack: 0, binned: 0, kept: 0 };
  const note = { by, at: run.now() };
  const store = async (reasons: ReadonlyMap<string, KeptReason>) => {
    for (const { _id, before } of batch) {
      if (reasons.has(_id)) counts.kept += 1;
      else if (before) counts.putBack += 1;
      else counts.binned += 1;
    }
    const { matchedCount } = await BookImport.updateOne(
      { _id: one._id, active: true, 'undo.done': done },
      {
        $set: { 'undo.done': done + batch.length },
        $inc: Object.fromEntries(
          Object.entries(counts).map(([name, count]) => [`undo.${name}`, count]),
        ),
      },
      { session },
    );
    if (matchedCount === 0) throw new ImportTakenOver();
    const writes = batch.map(({ _id, ordered }): mongo.AnyBulkWriteOperation<StoredFormerBook> => {
      const filter = { _id, ordered: ordered ?? null } as object;
      const reason = reasons.get(_id);
      if (!reason) return { deleteOne: { filter } };
      return { updateOne: { filter, update: { $set: { reason }, $unset: { before: 1 } } } };
    });
    const written = await FormerBook.collection.bulkWrite(writes as never[], { session });
    // Not every server detects write conflicts itself.
    if (written.matchedCount + written.deletedCount < batch.length) throw writeConflict();
  };
  await undoBooks(batch, { note, store }, session);
}

export async function finishUndo(
  { _id, fileName }: StoredImport,
  { now, recordChange }: Pick<Run, 'now' | 'recordChange'>,
  failed = false,
): Promise<void> {
  const finished = await BookImport.findOneAndUpdate(
    { _id, active: true },
    {
      $set: { 'undo.finishedAt': now(), ...(failed && { 'undo.failed': true }) },
      $unset: { active: 1, tries: 1 },
    },
    { returnDocument: 'after' },
  ).lean<StoredImport>();
  const { undo } = finished ?? {};
  if (!undo?.by) return;
  const change: AdminChange = {
    action: 'import-undone',
    subject: { id: _id.toString(), ...(fileName && { name: fileName }) },
    fields: [
      { field: 'books', to: undo.putBack + undo.binned },
      ...(undo.kept > 0 ? [{ field: 'refused', to: undo.kept }] : []),
    ],
  };
  const { id, name, address } = undo.by;
  await recordChange.after({ id, username: name, address }, change);
}
