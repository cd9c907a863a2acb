import type { ListedBook } from '@book-store/contract/catalogue/books/admin-books.schemas';
import { useMemo } from 'react';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import type { DataColumn } from '../../../kit/lists/data-columns.ts';
import { Cover } from '../../../kit/pictures/cover.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { editionOf } from '../../../lib/books/edition.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { bookTexts } from '../book-texts.ts';
import { booksTexts } from '../books-texts.ts';
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
  const texts = useTexts(booksTexts).columns;
  const genreName = useAllGenreNames();
  return useMemo((): DataColumn<ListedBook>[] => {
    const copies: DataColumn<ListedBook> = {
      id: 'copies',
      head: texts.copies,
      cell: (book) => <CopiesCell book={book} />,
      sorts: { first: 'ascending', hint: texts.fewestFirst },
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
            aria-label={texts.choose(from + at, title)}
            checked={chosen.has(_id)}
            onChange={({ currentTarget }) => onChoose(_id, currentTarget.checked)}
          >
            {from + at}
          </Checkbox>
        ),
        sorts: { first: 'descending', hint: texts.newestFirst },
        cellClass: '[grid-area:number] text-muted tabular-nums',
      },
      {
        id: 'title',
        head: admin.bookTitle,
        cell: (book) => <BookTitle book={book} />,
        names: true,
        sorts: { first: 'ascending', hint: texts.byTitle },
        cellClass: '[grid-area:title] flex items-start gap-3 lg:items-center',
      },
      {
        head: texts.category,
        cell: ({ category }) => genreName(category),
        headClass: 'lg:[grid-area:2/3] 2xl:[grid-area:auto]',
        cellClass:
          '[grid-area:category] text-end text-muted max-xs:self-center max-xs:text-start lg:text-start 2xl:text-inherit',
      },
      {
        id: 'price',
        head: texts.price,
        cell: (book) => <PriceCell book={book} />,
        sorts: { first: 'ascending', hint: texts.byPrice },
        cellClass:
          '[grid-area:price] text-end font-semibold tabular-nums max-xs:self-center lg:text-start',
      },
      ...(isRefined ? [copies] : []),
      {
        head: texts.actions,
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
              {texts.edit}
            </ButtonLink>
            <button
              type="button"
              aria-describedby={titleId(book)}
              onClick={() => onDelete(book)}
              className="min-h-11 min-w-11 rounded-field px-2 text-bad hover:underline"
            >
              {texts.delete}
            </button>
          </>
        ),
        cellClass: `[grid-area:actions] flex items-center gap-2 tabular-nums ${isRefined ? 'justify-self-end lg:justify-self-start' : ''}`,
      },
    ];
  }, [isRefined, admin, texts, genreName, from, chosen, onChoose, onDelete]);
}

function BookTitle({ book }: { book: ListedBook }) {
  const texts = useTexts(booksTexts).columns;
  const { problems } = useTexts(bookTexts).cover;
  const problem = book.coverProblem && problems[book.coverProblem];
  const edition = editionOf(book, useTexts(commonTexts).edition);
  const note = problem ?? edition;
  return (
    <>
      <Cover book={book} alt="" sizes="44px" className="w-11 shrink-0 shadow-none" />
      <span className="min-w-0">
        <span
          id={titleId(book)}
          className={`font-semibold break-words ${problem ? 'line-clamp-1' : 'line-clamp-2'} ${note ? 'lg:line-clamp-1' : ''}`}
        >
          {book.title}
        </span>
        {/* In one line each, because a row has room for three, on phones for four. */}
        <span className="line-clamp-1 break-words text-muted">
          {book.hidden && <span className="mr-2 font-semibold">{texts.hidden}</span>}
          {book.trending && <span className="mr-2 text-accent-deep">{texts.trending}</span>}
          {book.author}
        </span>
        {note && (
          <span
            className={`break-words ${problem ? 'line-clamp-2 text-bad first-letter:uppercase lg:line-clamp-1' : 'line-clamp-1 text-muted'}`}
          >
            {note}
          </span>
        )}
      </span>
    </>
  );
}
