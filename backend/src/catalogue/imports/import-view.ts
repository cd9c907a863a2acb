import type { BookColumn } from '@book-store/contract/catalogue/imports/book-columns';
import type {
  CellGroup,
  ImportRowView,
  ImportView,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { withOwnDecimals } from '@book-store/contract/platform/audit/amount-fields';
import type { StoredImport, StoredRow } from './imports.model.ts';

/** Converts a stored import to wire form. */
export const toImportView = (one: StoredImport): ImportView => ({
  _id: one._id.toString(),
  dryRun: one.dryRun,
  status: one.status,
  failure: one.failure ?? undefined,
  fileName: one.fileName ?? undefined,
  encoding: one.encoding,
  separator: one.separator as ImportView['separator'],
  addGenres: one.addGenres,
  defaults: one.defaults ?? {},
  leaveOut: one.leaveOut as BookColumn[],
  moved: one.moved ?? 'shop',
  multiline: one.multiline ?? false,
  columns: one.columns.map(({ name, column, samples }) => ({
    name,
    column: (column as BookColumn | null) ?? undefined,
    samples,
  })),
  lines: one.lines ?? undefined,
  total: one.total,
  done: one.done,
  counts: {
    new: one.counts?.new ?? 0,
    changed: one.counts?.changed ?? 0,
    unchanged: one.counts?.unchanged ?? 0,
    wrong: one.counts?.wrong ?? 0,
  },
  free: one.free ?? 0,
  missingGenres: one.missingGenres,
  problems: toGroups(one.problems),
  repairs: toGroups(one.repairs),
  questions: toGroups(one.questions ?? []),
  startedAt: one.startedAt.toISOString(),
  finishedAt: one.finishedAt?.toISOString(),
  by: one.by?.name ?? '',
});

/** Converts a stored row to wire form. */
export const toRowView = (row: StoredRow): ImportRowView => ({
  line: row.line,
  title: row.title ?? '',
  bookId: row.bookId?.toString(),
  isFree: row.isFree ?? undefined,
  fields: withOwnDecimals((row.fields ?? []) as FieldChange[], row.decimals),
  problems: (row.problems ?? []).map(toRemarkView),
  repairs: (row.repairs ?? []).map(toRemarkView),
  questions: (row.questions ?? []).map(toRemarkView),
});

const toRemarkView = ({
  column,
  value,
  to,
  message,
}: NonNullable<StoredRow['problems']>[number]) => ({
  column: column ?? undefined,
  value: value ?? undefined,
  to: to ?? undefined,
  message,
});

const toGroups = (groups: StoredImport['problems']): CellGroup[] =>
  groups
    .map(({ column, ...group }) => ({
      ...group,
      column: (column as BookColumn | null) ?? undefined,
    }))
    .sort((a, b) => b.count - a.count);
