import type { ListedBook } from '@book-store/contract/catalogue/books/admin-books.schemas';
import type { AdminBookSort } from '@book-store/contract/lists';
import type { ColumnSort } from '@tanstack/react-table';
import { DataTable } from '../../../kit/lists/data-table.tsx';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { useBookColumns } from './book-columns.tsx';
import { AS_SPECIFIED, WITH_COPIES } from './book-layout.ts';

type BooksTableProps = {
  labelledBy: string;
  books: readonly ListedBook[];
  /** The number of the first row. */
  from: number;
  /** The total number of books, including those not loaded. */
  total: number;
  sort: AdminBookSort | undefined;
  onSort: (sort: AdminBookSort) => void;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  onDelete: (book: ListedBook) => void;
  /** The books that stay rendered outside the viewport. */
  held: ReadonlySet<string>;
  busy: boolean;
};

/** The columns that can be sorted. */
const COLUMN_SORTS: readonly (ColumnSort & { name: AdminBookSort })[] = [
  { name: 'newest', id: 'number', desc: true },
  { name: 'title', id: 'title', desc: false },
  { name: 'price', id: 'price', desc: false },
  { name: '-price', id: 'price', desc: true },
  { name: 'copies', id: 'copies', desc: false },
];

const keyOf = ({ _id }: ListedBook) => _id;

export function BooksTable(props: BooksTableProps) {
  const { books, sort, onSort, from, chosen, onChoose, onDelete, ...table } = props;
  const { isRefined } = useDashboardTexts();
  const columns = useBookColumns({ from, chosen, onChoose, onDelete });
  return (
    <DataTable
      {...table}
      rows={books}
      from={from}
      keyOf={keyOf}
      columns={columns}
      layout={isRefined ? WITH_COPIES : AS_SPECIFIED}
      sorting={COLUMN_SORTS.filter(({ name }) => name === sort)}
      onSort={([next]) => {
        const ofColumn = COLUMN_SORTS.filter(({ id }) => id === next?.id);
        const chosenSort = ofColumn.find(({ desc }) => desc === next?.desc) ?? ofColumn[0];
        if (chosenSort) onSort(chosenSort.name);
      }}
    />
  );
}
