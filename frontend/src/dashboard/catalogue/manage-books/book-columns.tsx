import type { ListedBook } from '@book-store/contract/catalogue/books/admin-books.schemas';
import { useMemo } from 'react';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import type { DataColumn } from '../../../kit/lists/data-columns.ts';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { editionOf } from '../../../lib/books/edition.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { CopiesCell, PriceCell } from './edit-cells.tsx';

type BookColumns = {
  /** The number of the first row. */
  from: number;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  onDelete: (book: ListedBook) => void;
};

const titleId = ({ _id }: ListedBook) => `book-${_id}`;

/** The specification has no column for copies, so there they are shown with the actions. */
export function useBookColumns({ from, chosen, onChoose, onDelete }: BookColumns) {
  const { isRefined, admin } = useDashboardTexts();
  const genreName = useAllGenreNames();
  return useMemo((): DataColumn<ListedBook>[] => {
    const copies: DataColumn<ListedBook> = {
      id: 'copies',
      head: 'Copies',
      cell: (book) => <CopiesCell book={book} />,
      sorts: { first: 'ascending', hint: 'Fewest copies first' },
      // Aligned with the actions of a card, but separate from them.
      cellClass:
        '[grid-area:actions] self-center justify-self-start tabular-nums lg:[grid-area:copies]',
    };
    return [
      {
        id: 'number',
        head: '#',
        cell: ({ _id, title }, at) => (
          <Checkbox
            className="flex items-center gap-2"
            aria-label={`${from + at} Choose ${title}`}
            checked={chosen.has(_id)}
            onChange={({ currentTarget }) => onChoose(_id, currentTarget.checked)}
          >
            {from + at}
          </Checkbox>
        ),
        sorts: { first: 'descending', hint: 'Newest first' },
        cellClass: '[grid-area:number] text-muted tabular-nums',
      },
      {
        id: 'title',
        head: admin.bookTitle,
        cell: (book) => <BookTitle book={book} />,
        names: true,
        sorts: { first: 'ascending', hint: 'By title, A to Z' },
        cellClass: '[grid-area:title] flex items-start gap-3 lg:items-center',
      },
      {
        head: 'Category',
        cell: ({ category }) => genreName(category),
        headClass: 'lg:[grid-area:2/3] 2xl:[grid-area:auto]',
        cellClass:
          '[grid-area:category] text-end text-muted max-xs:self-center max-xs:text-start lg:text-start 2xl:text-inherit',
      },
      {
        id: 'price',
        head: 'Price',
        cell: (book) => <PriceCell book={book} />,
        sorts: { first: 'ascending', hint: 'By price' },
        cellClass:
          '[grid-area:price] text-end font-semibold tabular-nums max-xs:self-center lg:text-start',
      },
      ...(isRefined ? [copies] : []),
      {
        head: 'Actions',
        cell: (book) => (
          <>
            {!isRefined && (
              <span className="grow">
                <CopiesCell book={book} />
              </span>
            )}
            <ButtonLink
              variant="secondary"
              to={dashboardPaths.editBook.to(book._id)}
              aria-describedby={titleId(book)}
            >
              Edit
            </ButtonLink>
            <button
              type="button"
              aria-describedby={titleId(book)}
              onClick={() => onDelete(book)}
              className="min-h-11 min-w-11 rounded-field px-2 text-bad hover:underline"
            >
              Delete
            </button>
          </>
        ),
        cellClass: `[grid-area:actions] flex items-center gap-2 tabular-nums ${isRefined ? 'justify-self-end lg:justify-self-start' : ''}`,
      },
    ];
  }, [isRefined, admin, genreName, from, chosen, onChoose, onDelete]);
}

function BookTitle({ book }: { book: ListedBook }) {
  const edition = editionOf(book);
  return (
    <>
      <Cover book={book} alt="" sizes="44px" className="w-11 shrink-0 shadow-none" />
      <span className="min-w-0">
        <span
          id={titleId(book)}
          className={`line-clamp-2 font-semibold break-words ${edition ? 'lg:line-clamp-1' : ''}`}
        >
          {book.title}
        </span>
        {/* In one line each, because a row has room for three, on phones for four. */}
        <span className="line-clamp-1 break-words text-muted">
          {book.hidden && <span className="mr-2 font-semibold">Hidden</span>}
          {book.trending && <span className="mr-2 text-accent-deep">Trending</span>}
          {book.author}
        </span>
        {edition && <span className="line-clamp-1 break-words text-muted">{edition}</span>}
      </span>
    </>
  );
}
