import type { BookSort } from '@book-store/contract/lists';
import type { BookView } from '@book-store/contract/schemas/books';
import { texts } from '../../shared/specified-texts.ts';
import { BookRow } from './book-row.tsx';
import './books-table.css';
import { SortHeader } from './sort-header.tsx';

type BooksTableProps = {
  labelledBy: string;
  books: readonly BookView[];
  /** The number of the first row. */
  from: number;
  sort: BookSort | undefined;
  onSort: (sort: BookSort) => void;
  onDelete: (book: BookView) => void;
  busy: boolean;
};

/** A table on wide screens, cards on phones; the browser skips rendering of off-screen rows. */
export function BooksTable(props: BooksTableProps) {
  const { labelledBy, books, from, sort, onSort, onDelete, busy } = props;
  const head = { current: sort, onSort };
  return (
    <table aria-labelledby={labelledBy} aria-busy={busy} className="books-table">
      <thead>
        <tr className="book-row">
          <SortHeader {...head} sorts={['newest']} title="Newest first">
            #
          </SortHeader>
          <SortHeader {...head} sorts={['title']} title="By title, A to Z">
            {texts.admin.bookTitle}
          </SortHeader>
          <th scope="col">Category</th>
          <SortHeader {...head} sorts={['price', '-price']} title="By price">
            Price
          </SortHeader>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {books.map((book, index) => (
          <BookRow key={book._id} book={book} number={from + index} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}
