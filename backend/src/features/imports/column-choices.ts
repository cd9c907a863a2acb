import { createHash } from 'node:crypto';
import type { ColumnChoice } from './column-names.ts';
import { ImportColumns } from './imports.model.ts';

/** Returns what was chosen by hand in the last import of a file with the same first line. */
export async function recallColumns(names: readonly string[]): Promise<ColumnChoice> {
  const found = await ImportColumns.findById(keyOf(names)).lean<{ chosen: ColumnChoice }>();
  return found?.chosen ?? {};
}

/** Remembers what was chosen by hand for files with this first line. */
export async function rememberColumns(
  names: readonly string[],
  chosen: ColumnChoice,
): Promise<void> {
  await ImportColumns.updateOne({ _id: keyOf(names) }, { $set: { chosen } }, { upsert: true });
}

const keyOf = (names: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(names)).digest('hex');
