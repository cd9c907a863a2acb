import {
  type ColumnDef,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** On narrow screens rows become cards; the classes place the cells in both layouts. */
export type DataColumn<Row> = {
  /** The key of the column in the list's order; by default the head. */
  id?: string;
  head: string;
  cell: (row: Row, at: number) => ReactNode;
  cellClass?: string;
  headClass?: string;
  /** Whether its cells are row headers. */
  names?: boolean;
  /** Hides the head, except from screen readers. */
  quiet?: boolean;
  /** Makes the head a sort button: its first direction, and its hint. */
  sorts?: { first: 'ascending' | 'descending'; hint: string };
};

type Look = Omit<DataColumn<unknown>, 'id' | 'cell'>;

export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<Look>() });

export function definitionOf<Row extends object>(
  column: DataColumn<Row>,
): ColumnDef<typeof features, Row> {
  const { cell, id = column.head, ...look } = column;
  return {
    id,
    // TanStack Table sorts only columns with an accessor.
    accessorFn: (row) => row,
    cell: ({ row }) => cell(row.original, row.index),
    enableSorting: look.sorts !== undefined,
    sortDescFirst: look.sorts?.first === 'descending',
    meta: look,
  };
}
