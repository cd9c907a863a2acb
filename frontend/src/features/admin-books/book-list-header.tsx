import type { BookSort } from '@book-store/contract/lists';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DownloadButton } from '../../shared/ui/download-button.tsx';
import { SelectField } from '../../shared/ui/field.tsx';
import { ListSearch } from '../../shared/ui/list-search.tsx';
import { BookFilters } from './book-filters.tsx';
import type { BookListState } from './book-list-params.ts';
import { lowStockUrl } from './low-stock-url.ts';

type BookListHeaderProps = {
  ref: Ref<HTMLHeadingElement>;
  state: BookListState;
  /** The number of matching books; undefined while loading. */
  total: number | undefined;
  /** The number of books on the page. */
  loaded: number;
  onChange: (next: Partial<BookListState>) => void;
};

const sortNames: Record<BookSort, string> = {
  newest: 'Newest first',
  'best-selling': 'Best-selling first',
  title: 'Title, A to Z',
  author: 'Author, A to Z',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
};

const countText = (total: number | undefined, loaded: number, all: boolean) => {
  if (total === undefined) return '';
  const books = total === 1 ? '1 book' : `${total} books`;
  return all && loaded < total ? `${loaded} of ${books}, loading more` : books;
};

/** Heading and count of the book list, with search and sort controls. */
export function BookListHeader({ ref, state, total, loaded, onChange }: BookListHeaderProps) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="all-books" ref={ref} tabIndex={-1} className="outline-none">
            {texts.admin.allBooks}
          </h2>
          <p role="status" className="text-muted tabular-nums">
            {countText(total, loaded, state.all)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link to={lowStockUrl()} className="link py-2.5">
            Low stock
          </Link>
          <Link to={paths.importBooks.to()} className="link py-2.5">
            Import
          </Link>
          <DownloadButton path="/api/admin/exports/books.csv" fileName="books.csv">
            Export
          </DownloadButton>
          <Button variant="secondary" onClick={() => onChange({ all: !state.all })}>
            {state.all ? 'Show pages' : texts.admin.seeAll}
          </Button>
        </div>
      </div>
      <ListSearch
        label="Search books"
        placeholder="Title, author or category"
        value={state.q}
        onSearch={(q) => onChange({ q, sort: undefined })}
      />
      <BookFilters state={state} onChange={onChange} />
      <SelectField
        label="Sort by"
        className="sm:max-w-72 lg:hidden"
        value={state.sort ?? ''}
        onChange={(event) => onChange(sortOf(event.target.value))}
      >
        {state.q !== '' && <option value="">Best match</option>}
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={!state.q && value === 'newest' ? '' : value}>
            {name}
          </option>
        ))}
      </SelectField>
    </header>
  );
}

const sortOf = (value: string): Pick<BookListState, 'sort'> =>
  Object.hasOwn(sortNames, value) ? { sort: value as BookSort } : { sort: undefined };
