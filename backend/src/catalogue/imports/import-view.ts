import type {
  CellGroup,
  ImportRowView,
  ImportView,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import { withOwnDecimals } from '@book-store/contract/platform/audit/amount-fields';
import type { z } from 'zod';
import type { StoredImport, StoredRow } from './imports.model.ts';

/** An import as handlers answer it; its schema drops what is not for the wire. */
export type ShownImport = z.output<typeof ImportView>;
/** As `ShownImport`, a row of one. */
export type ShownRow = z.output<typeof ImportRowView>;

/** Returns a stored import with what those from before lack. */
export const toImportView = (one: StoredImport): ShownImport => ({
  ...one,
  defaults: one.defaults ?? {},
  moved: one.moved ?? 'shop',
  multiline: one.multiline ?? false,
  counts: one.counts ?? { new: 0, changed: 0, unchanged: 0, wrong: 0 },
  free: one.free ?? 0,
  problems: mostFirst(one.problems),
  repairs: mostFirst(one.repairs),
  questions: mostFirst(one.questions ?? []),
  by: one.by?.name ?? '',
});

/** Returns a stored row with the lists that are not stored where they are empty. */
export const toRowView = (row: StoredRow): ShownRow => ({
  ...row,
  title: row.title ?? '',
  fields: withOwnDecimals(row.fields ?? [], row.decimals),
  problems: row.problems ?? [],
  repairs: row.repairs ?? [],
  questions: row.questions ?? [],
});

const mostFirst = (groups: readonly CellGroup[]): CellGroup[] =>
  groups.toSorted((a, b) => b.count - a.count);
