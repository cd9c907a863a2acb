import type { Cell, Header } from '@tanstack/react-table';
import { memo, type ReactNode } from 'react';
import type { features } from './data-columns.ts';

/** Explicit roles, because browsers drop those of table elements with another CSS `display`. */
export const role = (
  name: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell',
) => ({
  role: name,
});

type DataHeadProps<Row extends object> = { header: Header<typeof features, Row> };

const DIRECTION = { asc: 'ascending', desc: 'descending' } as const;
const ARROW = { asc: '↑', desc: '↓' } as const;

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
  /** The offset in a windowed list, in pixels. */
  top: number | undefined;
  className: string;
};

export const DataRow = memo(function DataRow<Row extends object>(props: DataRowProps<Row>) {
  const { cells, number, top, className } = props;
  return (
    <tr
      {...role('row')}
      // The header row is the first.
      aria-rowindex={number + 1}
      className={`${className} ${top === undefined ? '' : 'absolute inset-x-0'}`}
      style={{ top }}
    >
      {cells.map((one) => {
        const { id, column } = one;
        const { cell, meta: { names, cellClass = '' } = {} } = column.columnDef;
        // Called, not rendered as a component: recreated columns would lose the state of their cells.
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
