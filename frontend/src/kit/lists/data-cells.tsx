import type { Cell, Header } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import type { features } from './data-columns.ts';

/** Said of each part of a table, because browsers drop the roles of what CSS lays out as something else. */
export const role = (
  name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell',
) => ({
  role: name,
});

type DataHeadProps<Row extends object> = { header: Header<typeof features, Row> };

const DIRECTION = { asc: 'ascending', desc: 'descending' } as const;
const ARROW = { asc: '↑', desc: '↓' } as const;

/** The head of a column; one that orders the list is a button, and an arrow says in which direction it does. */
export function DataHead<Row extends object>({ header: { column } }: DataHeadProps<Row>) {
  const { head, headClass = '', quiet, sorts } = column.columnDef.meta ?? {};
  const className = `text-start ${headClass}`;
  if (!sorts)
    return (
      <th {...role('columnheader')} scope="col" className={className}>
        {quiet ? <span className="sr-only">{head}</span> : head}
      </th>
    );
  const sorted = column.getIsSorted();
  return (
    <th
      {...role('columnheader')}
      scope="col"
      aria-sort={sorted ? DIRECTION[sorted] : 'none'}
      className={className}
    >
      <button
        type="button"
        title={sorts.hint}
        onClick={column.getToggleSortingHandler()}
        className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold hover:bg-wash"
      >
        {head}
        <span aria-hidden="true" className={sorted ? 'text-accent-deep' : 'text-control'}>
          {sorted ? ARROW[sorted] : '↕'}
        </span>
      </button>
    </th>
  );
}

type DataRowProps<Row extends object> = {
  cells: readonly Cell<typeof features, Row, unknown>[];
  /** Its number in the list. */
  number: number;
  /** Where it stands in a list that is shown in part, in pixels. */
  top: number | undefined;
  className: string;
};

/** A row of a table, or a card. */
export const DataRow = memo(function DataRow<Row extends object>(props: DataRowProps<Row>) {
  const { cells, number, top, className } = props;
  return (
    <tr
      {...role('row')}
      // That of the heads is the first.
      aria-rowindex={number + 1}
      className={`${className} ${top === undefined ? '' : 'absolute inset-x-0'}`}
      style={{ top }}
    >
      {cells.map((one) => {
        const { id, column } = one;
        const { cell, meta: { names, cellClass = '' } = {} } = column.columnDef;
        // No component of its own: that of a column that is made anew would forget what stands in it.
        const content = typeof cell === 'function' && cell(one.getContext());
        return names ? (
          <th
            key={id}
            {...role('rowheader')}
            scope="row"
            className={`text-start font-normal ${cellClass}`}
          >
            {content}
          </th>
        ) : (
          <td key={id} {...role('cell')} className={cellClass}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}) as <Row extends object>(props: DataRowProps<Row>) => ReactNode;
