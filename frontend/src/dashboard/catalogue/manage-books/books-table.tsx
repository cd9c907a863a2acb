import type { ListedBook } from '@book-store/contract/catalogue/books/admin-books.schemas';
import type { AdminBookSort } from '@book-store/contract/lists';
import { type ReactNode, useRef } from 'react';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { BookRow } from './book-row.tsx';
import { useRowWindow } from './use-row-window.ts';

type BooksTableProps = {
  labelledBy: string;
  books: readonly ListedBook[];
  /** The number of the first row. */
  from: number;
  /** The number of all books of the list, also of those not shown. */
  total: number;
  sort: AdminBookSort | undefined;
  onSort: (sort: AdminBookSort) => void;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  onDelete: (book: ListedBook) => void;
  busy: boolean;
};

/** A table on wide screens, cards on phones; of a long list only the rows near the screen are there. */
export function BooksTable(props: BooksTableProps) {
  const { labelledBy, books, from, total, sort, onSort, chosen, onChoose, onDelete, busy } = props;
  const texts = useDashboardTexts();
  const genreName = useAllGenreNames();
  const head = { current: sort, onSort };
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRowWindow(body, books.length);
  return (
    <table
      aria-labelledby={labelledBy}
      aria-busy={busy}
      aria-rowcount={total + 1}
      className={`books-table ${texts.isRefined ? 'with-copies' : ''}`}
    >
      <thead>
        <tr className="book-line" aria-rowindex={1}>
          <SortHeader {...head} sorts={['newest']} title="Newest first">
            #
          </SortHeader>
          <SortHeader {...head} sorts={['title']} title="By title, A to Z">
            {texts.admin.bookTitle}
          </SortHeader>
          <th scope="col" className="book-category-head">
            Category
          </th>
          <SortHeader {...head} sorts={['price', '-price']} title="By price">
            Price
          </SortHeader>
          {texts.isRefined && (
            <SortHeader {...head} sorts={['copies']} title="Fewest copies first">
              Copies
            </SortHeader>
          )}
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody ref={body} style={{ paddingTop: shown.above, paddingBottom: shown.below }}>
        {books.slice(shown.from, shown.to).map((book, index) => (
          <BookRow
            key={book._id}
            book={book}
            genre={genreName(book.category)}
            number={from + shown.from + index}
            showCopies={texts.isRefined}
            chosen={chosen.has(book._id)}
            onChoose={onChoose}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  );
}

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
  'most-sold': 'descending',
  author: 'ascending',
  copies: 'ascending',
  title: 'ascending',
  price: 'ascending',
  '-price': 'descending',
} as const satisfies Record<AdminBookSort, 'ascending' | 'descending'>;

/** A sortable column header; an arrow shows the current sort direction. */
function SortHeader({ children, sorts, current, onSort, title }: SortHeaderProps) {
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
