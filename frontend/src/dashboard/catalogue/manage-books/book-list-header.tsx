import type { AdminBookSort } from '@book-store/contract/lists';
import { type Ref, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { FilterIcon } from '../../../kit/icons/icons.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { counted, formatCount } from '../../../lib/money/amount.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import type { BookChunk } from '../parts/books/all-books-api.ts';
import type { BookListState } from '../parts/books/book-list-params.ts';
import { BookFilters } from './book-filters.tsx';

type BookListHeaderProps = {
  ref: Ref<HTMLHeadingElement>;
  state: BookListState;
  /** Undefined while loading. */
  list: BookChunk | undefined;
  onChange: (next: Partial<BookListState>, how?: { replace: boolean }) => void;
};

const sortNames: Record<AdminBookSort, string> = {
  newest: 'Newest first',
  'most-sold': 'Best-selling first',
  'best-selling': 'As on the shelves',
  title: 'Title, A to Z',
  author: 'Author, A to Z',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  copies: 'Copies, fewest first',
};

function countText(list: BookChunk | undefined, { q, all }: BookListState): string {
  if (!list) return '';
  const { books, total, match, searchedFor } = list;
  if (match === 'near' && total > 0)
    return `No exact matches, ${counted(total, 'close match', 'close matches')}`;
  const count = counted(total, 'book');
  if (all && books.length < total) return `${formatCount(books.length)} of ${count}, loading more`;
  return searchedFor ? `Nothing matches “${q}”, ${count} for “${searchedFor}”` : count;
}

/** Heading and count of the book list, with search and sort controls; a phone folds most of them away. */
export function BookListHeader({ ref, state, list, onChange }: BookListHeaderProps) {
  const texts = useDashboardTexts();
  const [open, setOpen] = useState(false);
  const onPhones = open ? '' : 'max-md:hidden';
  const { category, flags = [], sort } = state;
  const narrowed = flags.length + (category ? 1 : 0) + (sort ? 1 : 0);
  return (
    <header className="stack gap-2 md:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="all-books" ref={ref} tabIndex={-1} className="outline-none">
            {texts.admin.allBooks}
          </h2>
          <p role="status" className="min-w-0 text-muted break-words tabular-nums">
            {countText(list, state)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <div className={`flex gap-x-5 ${onPhones}`}>
            <Link to={dashboardPaths.importBooks.to()} className="link py-2.5">
              Import
            </Link>
            <DownloadButton path="/api/admin/exports/books.csv" fileName="books.csv">
              Export
            </DownloadButton>
          </div>
          <Button variant="secondary" size="phone" onClick={() => onChange({ all: !state.all })}>
            {state.all ? 'Show pages' : texts.admin.seeAll}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[minmax(0,1fr)]">
        <ListSearch
          label="Search books"
          placeholder="Title, author or category"
          value={state.q}
          onSearch={(q, how) => onChange({ q, sort: undefined }, how)}
        />
        <Button
          variant="secondary"
          size="small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="md:hidden"
        >
          <FilterIcon className="size-5" />
          <span className="sr-only">Filters, sorting, import and export</span>
          {narrowed > 0 && (
            <span className="tabular-nums">
              {narrowed}
              <span className="sr-only"> in use</span>
            </span>
          )}
        </Button>
      </div>
      <div className={`stack gap-3 ${onPhones}`}>
        <BookFilters state={state} onChange={onChange}>
          <SelectField
            label="Sort by"
            className="min-w-40 grow basis-40 md:min-w-52 md:grow-0"
            value={sort ?? ''}
            onChange={(event) => onChange(sortOf(event.target.value))}
          >
            {state.q !== '' && <option value="">Best match</option>}
            {Object.entries(sortNames).map(([value, name]) => (
              <option key={value} value={!state.q && value === 'newest' ? '' : value}>
                {name}
              </option>
            ))}
          </SelectField>
        </BookFilters>
      </div>
    </header>
  );
}

const sortOf = (value: string): Pick<BookListState, 'sort'> =>
  Object.hasOwn(sortNames, value) ? { sort: value as AdminBookSort } : { sort: undefined };
