import { ADMIN_BOOK_SORTS } from '@book-store/contract/lists';
import { type Ref, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { FilterIcon } from '../../../kit/icons/icons.tsx';
import { ListSearch } from '../../../kit/lists/list-search.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { booksTexts } from '../books-texts.ts';
import type { BookChunk } from '../parts/books/all-books-api.ts';
import type { BookListState } from '../parts/books/book-list-params.ts';
import { BookFilters } from './book-filters.tsx';
import { RetryCovers } from './retry-covers.tsx';

type BookListHeaderProps = {
  ref: Ref<HTMLHeadingElement>;
  state: BookListState;
  /** Undefined while loading. */
  list: BookChunk | undefined;
  onChange: (next: Partial<BookListState>, how?: { replace: boolean }) => void;
};

type ListTexts = TextsOf<typeof booksTexts>['list'];

function countText(
  list: BookChunk | undefined,
  { q, all }: BookListState,
  texts: ListTexts,
): string {
  if (!list) return '';
  const { books, total, match, searchedFor } = list;
  if (match === 'near' && total > 0) return texts.closeMatches(total);
  if (all && books.length < total) return texts.loadingMore(books.length, total);
  return searchedFor ? texts.searchedFor(q, total, searchedFor) : texts.count(total);
}

/** Heading and count of the book list, with search and sort controls; a phone folds most of them away. */
export function BookListHeader({ ref, state, list, onChange }: BookListHeaderProps) {
  const { admin } = useDashboardTexts();
  const texts = useTexts(booksTexts).list;
  const [open, setOpen] = useState(false);
  const onPhones = open ? '' : 'max-md:hidden';
  const { category, flags = [], sort } = state;
  const narrowed = flags.length + (category ? 1 : 0) + (sort ? 1 : 0);
  return (
    <header className="stack gap-2 md:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="all-books" ref={ref} tabIndex={-1} className="outline-none">
            {admin.allBooks}
          </h2>
          <p role="status" className="min-w-0 text-muted break-words tabular-nums">
            {countText(list, state, texts)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <div className={`flex gap-x-5 ${onPhones}`}>
            <Link to={dashboardPaths.bin.to()} className="link py-2.5">
              {texts.bin}
            </Link>
            <Link to={dashboardPaths.importBooks.to()} className="link py-2.5">
              {texts.import}
            </Link>
            <DownloadButton path="/api/admin/exports/books.csv" fileName={texts.exportedFile}>
              {texts.export}
            </DownloadButton>
          </div>
          <Button variant="secondary" size="phone" onClick={() => onChange({ all: !state.all })}>
            {state.all ? texts.showPages : admin.seeAll}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[minmax(0,1fr)]">
        <ListSearch
          label={texts.search}
          placeholder={texts.searched}
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
          <span className="sr-only">{texts.tools}</span>
          {narrowed > 0 && (
            <span className="tabular-nums">
              {narrowed}
              <span className="sr-only">{texts.inUse}</span>
            </span>
          )}
        </Button>
      </div>
      <div className={`stack gap-3 ${onPhones}`}>
        <BookFilters state={state} onChange={onChange}>
          <SelectField
            label={texts.sortBy}
            className="min-w-40 grow basis-40 md:min-w-52 md:grow-0"
            value={sort ?? ''}
            onChange={(event) => onChange(sortOf(event.target.value))}
          >
            {state.q !== '' && <option value="">{texts.bestMatch}</option>}
            {Object.entries(texts.sorts).map(([value, name]) => (
              <option key={value} value={!state.q && value === 'newest' ? '' : value}>
                {name}
              </option>
            ))}
          </SelectField>
        </BookFilters>
      </div>
      {flags.includes('failedCover') && <RetryCovers />}
    </header>
  );
}

const sortOf = (value: string): Pick<BookListState, 'sort'> => ({
  sort: ADMIN_BOOK_SORTS.find((sort) => sort === value),
});
