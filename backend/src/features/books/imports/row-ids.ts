import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { BatchContext, FileRow } from './batch.ts';

/** Returns the id of a row's book, the same however often the row is tried: a book is never added twice. */
export const bookIdOf = ({ row }: FileRow, { running }: BatchContext): Types.ObjectId =>
  derivedId(running._id, String(row));

/** Returns the id of a row's stock movement: an import that is resumed sees that it has taken place. */
export const movementIdOf = (
  { row }: Pick<FileRow, 'row'>,
  { running }: BatchContext,
): Types.ObjectId => derivedId(running._id, `${row}:stock`);

function derivedId(run: Types.ObjectId, part: string): Types.ObjectId {
  const own = createHash('sha256').update(`${run}:${part}`).digest('hex');
  return new Types.ObjectId(run.toString().slice(0, 8) + own.slice(0, 16));
}
