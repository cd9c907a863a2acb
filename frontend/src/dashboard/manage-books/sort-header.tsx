import type { AdminBookSort } from '@book-store/contract/lists';
import type { ReactNode } from 'react';

type SortHeaderProps = {
  children: ReactNode;
  /** The column's sort orders, in the order in which clicks cycle through them. */
  sorts: readonly AdminBookSort[];
  current: AdminBookSort | undefined;
  onSort: (sort: AdminBookSort) => void;
  title: string;
};

const DIRECTION = {
  newest: 'descending',
  'best-selling': 'descending',
  author: 'ascending',
  copies: 'ascending',
  title: 'ascending',
  price: 'ascending',
  '-price': 'descending',
} as const satisfies Record<AdminBookSort, 'ascending' | 'descending'>;

/** A sortable column header; an arrow shows the current sort direction. */
export function SortHeader({ children, sorts, current, onSort, title }: SortHeaderProps) {
  const at = current ? sorts.indexOf(current) : -1;
  const [first] = sorts;
  const next = sorts[(at + 1) % sorts.length] ?? first;
  const direction = at >= 0 && current ? DIRECTION[current] : undefined;
  return (
    <th scope="col" aria-sort={direction ?? 'none'}>
      <button
        type="button"
        title={title}
        onClick={() => next && onSort(next)}
        className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold hover:bg-wash"
      >
        {children}
        <span aria-hidden="true" className={direction ? 'text-accent-deep' : 'text-control'}>
          {direction ? (direction === 'ascending' ? '↑' : '↓') : '↕'}
        </span>
      </button>
    </th>
  );
}
