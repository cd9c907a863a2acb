import {
  type ColumnDef,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column of a table whose rows are cards on narrow screens; the classes say where its cells stand in both. */
export type DataColumn<Row> = {
  /** For the list's order; otherwise the head is. */
  id?: string;
  head: string;
  cell: (row: Row, at: number) => ReactNode;
  cellClass?: string;
  headClass?: string;
  /** Whether it names the rows, for screen readers. */
  names?: boolean;
  /** Whether the head is for screen readers only. */
  quiet?: boolean;
  /** Whether the head orders the list: in which direction first, and how that is said. */
  sorts?: { first: 'ascending' | 'descending'; hint: string };
};

type Look = Omit<DataColumn<unknown>, 'id' | 'cell'>;

/** What of TanStack Table the tables use. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<Look>() });

/** Returns a column as TanStack Table has it. */
export function definitionOf<Row extends object>(
  column: DataColumn<Row>,
): ColumnDef<typeof features, Row> {
  const { cell, id = column.head, ...look } = column;
  return {
    id,
    // Only what has a value can be sorted.
    accessorFn: (row) => row,
    cell: ({ row }) => cell(row.original, row.index),
    enableSorting: look.sorts !== undefined,
    sortDescFirst: look.sorts?.first === 'descending',
    meta: look,
  };
}
