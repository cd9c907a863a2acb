import { type SortingState, useTable } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import { DataHead, DataRow, role } from './data-cells.tsx';
import { type DataColumn, definitionOf, features } from './data-columns.ts';
import { useRowWindow } from './use-row-window.ts';

/** The rows of a windowed list need the same height. */
export type DataLayout = {
  table: string;
  /** Where rows are cards, the heads stay for screen readers: `sr-only`. */
  head: string;
  body?: string;
  row: string;
  headRow?: string;
  bodyRow: string;
};

type DataTableProps<Row> = {
  labelledBy: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  layout: DataLayout;
  busy: boolean;
  /** The number of the first row, and of all rows including those on other pages. */
  from?: number;
  total?: number;
  sorting?: SortingState;
  onSort?: (sorting: SortingState) => void;
  /** Keys of rows that stay mounted even when far from the screen. */
  held?: ReadonlySet<string>;
};

const UNSORTED: SortingState = [];

/**
 * A table on wide screens, cards on narrow ones, with the same heads and roles. Of a long list only the rows near the
 * screen are in the document.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { labelledBy, rows, keyOf, columns, layout, busy, from = 1, total = rows.length } = props;
  const { sorting = UNSORTED, onSort, held } = props;
  const table = useTable({
    features,
    data: rows,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    getRowId: keyOf,
    // The server sorts.
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (next) => onSort?.(typeof next === 'function' ? next(sorting) : next),
  });
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, height } = useRowWindow(body, table.getRowModel().rows, held);
  const { row, headRow = '', bodyRow } = layout;
  return (
    <table
      {...role('table')}
      aria-labelledby={labelledBy}
      aria-busy={busy}
      aria-rowcount={total + 1}
      className={`block aria-busy:opacity-60 ${layout.table}`}
    >
      <thead {...role('rowgroup')} className={`block ${layout.head}`}>
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id} {...role('row')} aria-rowindex={1} className={`${row} ${headRow}`}>
            {headers.map((header) => (
              <DataHead key={header.id} header={header} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody
        ref={body}
        {...role('rowgroup')}
        className={`block ${height === undefined ? '' : 'relative'} ${layout.body ?? ''}`}
        style={{ height }}
      >
        {shown.map(({ row: one, top }) => (
          <DataRow
            key={one.id}
            cells={one.getAllCells()}
            number={from + one.index}
            top={top}
            className={`${row} ${bodyRow}`}
          />
        ))}
      </tbody>
    </table>
  );
}
