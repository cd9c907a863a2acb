import { createHash } from 'node:crypto';
import { KEY_COLUMNS } from '@book-store/contract/catalogue/imports/book-columns';
import type {
  StartImportQuery,
  TypedCell,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import { IMPORTS_KEPT } from '@book-store/contract/uploads';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { badField, conflict } from '../../platform/errors/errors.ts';
import type { Author } from '../../platform/http/authentication.ts';
import { rememberColumns } from '../import-files/column-choices.ts';
import { deleteFile, storeFile } from '../import-files/import-file.ts';
import { inspectFile } from '../import-files/inspect-file.ts';
import { FormerBook } from './former-books.model.ts';
import { type ShownImport, toImportView } from './import-view.ts';
import { BookImport, ImportRow, type StoredImport } from './imports.model.ts';

type Query = z.output<typeof StartImportQuery>;

/**
 * Stores a book file and its import or dry run, which any server may then run. Throws `bad-request` for any other
 * file, and `conflict` while another import runs.
 */
export async function startImport(
  bytes: Buffer,
  query: Query,
  { id, username, address, now, remember }: Author & { now: Date; remember?: Remember },
): Promise<ShownImport> {
  const { chosen, ...inspected } = await inspectFile(bytes, query);
  const dryRun = query.dryRun === 'true';
  const columns = new Set(inspected.columns.map(({ column }) => column));
  if (!dryRun && !KEY_COLUMNS.some((column) => columns.has(column))) throw withoutKey();
  await requireNoneRunning();
  const file = createHash('sha256').update(bytes).digest('base64url');
  const read = { file, separator: inspected.separator };
  if (query.checked) await dryRunOf(query.checked, { file });
  const typed = query.typed && (await dryRunOf(query.typed, read)).typed;
  const _id = new Types.ObjectId();
  const chunks = await storeFile(_id.toString(), bytes);
  const running = {
    ...inspected,
    file,
    _id,
    dryRun,
    ...(!dryRun && { undoable: true }),
    active: true,
    ...(query.name && { fileName: query.name }),
    addGenres: query.addGenres === 'true',
    defaults: query.defaults ?? {},
    leaveOut: query.leaveOut ?? [],
    moved: query.moved,
    multiline: query.multiline === 'true',
    ...(query.checked && { checked: new Types.ObjectId(query.checked) }),
    ...(typed && { typed }),
    chunks,
    startedAt: now,
    by: { id, name: username, address },
  };
  try {
    const stored = await inTransaction(async (session) => {
      const created = new BookImport(running);
      await created.save({ session });
      await remember?.(_id.toString(), session);
      return created.toObject<StoredImport>();
    });
    if (!dryRun) {
      const names = inspected.columns.map(({ name }) => name);
      await rememberColumns(names, { chosen, now });
    }
    await forgetOld();
    return toImportView(stored);
  } catch (error) {
    await deleteFile(_id.toString(), chunks);
    throw isDuplicateKey(error) ? anotherRuns() : error;
  }
}

/** Keeps what the owner has typed over in a dry run. Throws `conflict` if it is forgotten. */
export async function typeCells(id: string, cells: readonly TypedCell[]): Promise<void> {
  const { matchedCount } = await BookImport.updateOne({ _id: id, dryRun: true }, { typed: cells });
  if (matchedCount === 0) throw checkTooOld();
}

/** Throws `conflict` if a dry run is forgotten, or was of another file, or of other cells of it. */
async function dryRunOf(id: string, read: object): Promise<Pick<StoredImport, 'typed'>> {
  const found = await BookImport.findOne({ _id: id, dryRun: true, ...read }, { typed: 1 }).lean<
    Pick<StoredImport, 'typed'>
  >();
  if (!found) throw checkTooOld();
  return found;
}

const checkTooOld = () =>
  conflict(
    'The check of this file is too old. Please check the file again.',
    'import-check-too-old',
  );

async function requireNoneRunning(): Promise<void> {
  if (await BookImport.exists({ active: true })) throw anotherRuns();
}

/** Only the newest keep their results. Checks do not push out imports, which can be undone. */
async function forgetOld(): Promise<void> {
  for (const dryRun of [true, false]) {
    const old = await BookImport.find({ dryRun }, { chunks: 1, active: 1 })
      .sort({ startedAt: -1 })
      .skip(IMPORTS_KEPT)
      .lean<StoredImport[]>();
    for (const { _id, chunks, active } of old) {
      if (active) continue;
      await ImportRow.deleteMany({ import: _id });
      await FormerBook.deleteMany({ import: _id });
      await deleteFile(_id.toString(), chunks);
      await BookImport.deleteOne({ _id });
    }
  }
}

export const anotherRuns = () =>
  conflict(
    'Another import is running. Please wait until it is done, or stop it.',
    'import-running',
  );

const withoutKey = () =>
  badField(
    'columns',
    'No column of the file is the ISBN or the title. Please choose one.',
    'required',
  );
