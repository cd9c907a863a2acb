import { PAGES } from '@book-store/contract/pages';
import { useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { useSelection } from '../../kit/lists/use-selection.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { PER_PAGE } from '../../lib/list-params.ts';
import { bookListUrl, parseBookList, toBookFilter } from '../books/book-list-params.ts';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';
import { BookListHeader } from './book-list-header.tsx';
import { BooksTable } from './books-table.tsx';
import { ChosenBooks } from './chosen-books.tsx';
import { NoBooks } from './no-books.tsx';
import { useBookList } from './use-book-list.ts';
import { useChangeChosen } from './use-change-chosen.ts';
import { useDeleteBook } from './use-delete-book.ts';

export default function ManageBooksPage() {
  const texts = useDashboardTexts();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = parseBookList(params);
  const { list, isFetching, error, retry } = useBookList(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const onDelete = useDeleteBook(focusHeading);
  const change = (next: Partial<typeof state>, how?: { replace: boolean }) =>
    navigate(bookListUrl({ ...state, page: 1, ...next }), { ...how, preventScrollReset: true });

  const filter = toBookFilter(state);
  const choice = useSelection(JSON.stringify([filter, state.all]));
  const changing = useChangeChosen(
    choice.isMatching ? { filter } : { ids: [...choice.ids] },
    choice.isMatching ? (list?.total ?? 0) : choice.ids.size,
    () => choice.choose([]),
  );

  return (
    <section aria-labelledby="all-books" className="stack gap-4">
      <PageHead {...PAGES.manageBooks} title={texts.admin.manageBooks} />
      <BookListHeader
        ref={heading}
        state={state}
        total={list?.total}
        loaded={list?.books.length ?? 0}
        onChange={change}
      />
      <Loaded
        query={{ data: error ? undefined : list, error, refetch: retry }}
        failed="The books could not be loaded."
      >
        {() => null}
      </Loaded>
      {list?.total === 0 && (
        <NoBooks
          searched={Object.keys(filter).length > 0}
          runningOut={filter.lowStock === 'true'}
        />
      )}
      {list && list.books.length > 0 && (
        <ChosenBooks
          {...changing}
          loaded={list.books.length}
          total={list.total}
          all={choice.isMatching || list.books.every(({ _id }) => choice.ids.has(_id))}
          onChooseAll={(which) => {
            if (which === 'matching') choice.chooseMatching();
            else choice.choose(which === 'none' ? [] : list.books.map(({ _id }) => _id));
          }}
        />
      )}
      {list && list.books.length > 0 && (
        <BooksTable
          labelledBy="all-books"
          books={list.books}
          from={state.all ? 1 : (state.page - 1) * PER_PAGE + 1}
          sort={state.sort ?? (state.q ? undefined : 'newest')}
          onSort={(sort) => change({ sort })}
          total={list.total}
          chosen={choice.isMatching ? new Set(list.books.map(({ _id }) => _id)) : choice.ids}
          onChoose={choice.chooseOne}
          onDelete={onDelete}
          busy={isFetching && !state.all}
        />
      )}
      {!state.all && (
        <Pagination
          page={state.page}
          total={list?.total}
          loading={isFetching}
          to={(page = 1) => bookListUrl({ ...state, page })}
        />
      )}
    </section>
  );
}
