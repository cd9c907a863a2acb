import type { Key, ReactNode } from 'react';

/** The cells of the first column are row headers. */
export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers at the right. */
  numeric?: boolean;
  className?: string;
  /** Of the cells only. */
  cellClass?: string | ((row: Row) => string);
};

type SimpleTableProps<Row> = {
  /** The accessible name: a text, or the ID of the heading. */
  caption?: string;
  labelledBy?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  columns: readonly Column<Row>[];
  busy?: boolean;
  className?: string;
  rowClass?: string;
};

export function SimpleTable<Row>(props: SimpleTableProps<Row>) {
  const {
    caption,
    labelledBy,
    rows,
    keyOf,
    columns,
    busy,
    className = '',
    rowClass = 'align-top',
  } = props;
  return (
    <table
      aria-labelledby={labelledBy}
      aria-busy={busy}
      className={`w-full aria-busy:opacity-60 ${className}`}
    >
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="text-fine text-muted">
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" className={`pb-1 font-normal ${shapeOf(column)}`}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={`border-t border-line ${rowClass}`}>
            {columns.map((column, at) => (
              <Cell key={column.head} row={row} column={column} isName={at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { row: Row; column: Column<Row>; isName: boolean };

function Cell<Row>({ row, column, isName }: CellProps<Row>) {
  const { cell, cellClass = '' } = column;
  const own = typeof cellClass === 'string' ? cellClass : cellClass(row);
  const className = `py-2 ${shapeOf(column)} ${own}`;
  return isName ? (
    <th scope="row" className={`font-normal ${className}`}>
      {cell(row)}
    </th>
  ) : (
    <td className={className}>{cell(row)}</td>
  );
}

const shapeOf = <Row,>({ numeric, className = '' }: Column<Row>) =>
  `not-first:pl-4 ${numeric ? 'text-right tabular-nums' : 'text-left'} ${className}`;
