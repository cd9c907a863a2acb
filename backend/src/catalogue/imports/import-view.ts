import type {
  CellGroup,
  ImportRowView,
  ImportView,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import { UNDO_HOURS } from '@book-store/contract/catalogue/imports/undo';
import { withOwnDecimals } from '@book-store/contract/platform/audit/amount-fields';
import type { z } from 'zod';
import type { StoredImport, StoredRow } from './imports.model.ts';

/** An import before encoding; its schema drops internal fields. */
export type ShownImport = z.output<typeof ImportView>;
export type ShownRow = z.output<typeof ImportRowView>;

/** Adds fields that older imports lack. */
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
  undoUntil: undoUntil(one),
  undone: one.undo
    ? { ...one.undo, by: one.undo.by?.name ?? '', failed: one.undo.failed ?? false }
    : undefined,
});

/** Adds empty lists, which are not stored. */
export const toRowView = (row: StoredRow): ShownRow => ({
  ...row,
  title: row.title ?? '',
  fields: withOwnDecimals(row.fields ?? [], row.decimals),
  problems: row.problems ?? [],
  repairs: row.repairs ?? [],
  questions: row.questions ?? [],
});

/** Returns until when an import can be undone; undefined if it cannot. */
function undoUntil({ undoable, undo, finishedAt, active }: StoredImport): Date | undefined {
  if (!undoable || undo || active || !finishedAt) return undefined;
  return new Date(finishedAt.getTime() + UNDO_HOURS * 3_600_000);
}

const mostFirst = (groups: readonly CellGroup[]): CellGroup[] =>
  groups.toSorted((a, b) => b.count - a.count);
