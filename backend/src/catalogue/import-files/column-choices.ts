import { createHash } from 'node:crypto';
import { ImportColumns } from '../imports/imports.model.ts';
import type { ColumnChoice } from './column-names.ts';

/** How many first lines are remembered: the most recently imported ones. */
export const REMEMBERED_MAX = 200;

/** Returns the columns mapped by hand in the last import of a file with the same first line. */
export async function recallColumns(names: readonly string[]): Promise<ColumnChoice> {
  const found = await ImportColumns.findById(keyOf(names)).lean<{ chosen: ColumnChoice }>();
  return found?.chosen ?? {};
}

/** Remembers columns mapped by hand for this first line, and forgets the least recently used. */
export async function rememberColumns(
  names: readonly string[],
  { chosen, now }: { chosen: ColumnChoice; now: Date },
): Promise<void> {
  if (Object.keys(chosen).length === 0) return;
  const remembered = { $set: { chosen, usedAt: now } };
  await ImportColumns.updateOne({ _id: keyOf(names) }, remembered, { upsert: true });
  const old = await ImportColumns.find({}, { _id: 1 })
    .sort({ usedAt: -1 })
    .skip(REMEMBERED_MAX)
    .lean();
  if (old.length === 0) return;
  await ImportColumns.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
}

const keyOf = (names: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(names)).digest('hex');
