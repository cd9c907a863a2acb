import type { ListedBook } from '@book-store/contract/catalogue/books/admin-books.schemas';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../kit/button.tsx';
import { alertDialog, confirmDestructive, successToast } from '../../../kit/dialogs/dialogs.ts';
import { Pagination } from '../../../kit/lists/pagination.tsx';
import { useSelection } from '../../../kit/lists/use-selection.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import noResults from '../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { PER_PAGE } from '../../../lib/addresses/list-params.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { booksTexts } from '../books-texts.ts';
import { useDeleteBookMutation } from '../parts/books/admin-books-api.ts';
import { bookListUrl, parseBookList, toBookFilter } from '../parts/books/book-list-params.ts';
import { refusalOf } from '../parts/books/refused-book.ts';
import { usePutBooksBack } from '../parts/books/use-put-books-back.ts';
import { BookListHeader } from './book-list-header.tsx';
import { BooksTable } from './books-table.tsx';
import { ChosenBooks } from './chosen-books.tsx';
import { TypedInList, useTypedInList } from './typed-in-list.ts';
import { useBookList } from './use-book-list.ts';
import { useChangeChosen } from './use-change-chosen.ts';

export default function ManageBooksPage() {
  const { admin } = useDashboardTexts();
  const head = useDashboardHead('manageBooks');
  const texts = useTexts(booksTexts);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = parseBookList(params);
  const { list, isFetching, error, retry } = useBookList(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const { typed, rows: held, drop } = useTypedInList();
  const onDelete = useDeleteBook(
    (id) => drop([id]),
    () => heading.current?.focus(),
  );
  const change = (next: Partial<typeof state>, how?: { replace: boolean }) =>
    navigate(bookListUrl({ ...state, page: 1, ...next }), { ...how, preventScrollReset: true });

  const filter = toBookFilter(state);
  const choice = useSelection(JSON.stringify([filter, state.all]));
  const changing = useChangeChosen(
    choice.isMatching ? { filter } : { ids: [...choice.ids] },
    choice.isMatching ? (list?.total ?? 0) : choice.ids.size,
    (gone) => {
      drop(gone);
      choice.choose([]);
    },
  );
  const chosen = useMemo(
    () => (choice.isMatching ? new Set(list?.books.map(({ _id }) => _id)) : choice.ids),
    [choice.isMatching, choice.ids, list],
  );

  return (
    <section aria-labelledby="all-books" className="stack gap-4">
      <PageHead {...head} title={admin.manageBooks} />
      <BookListHeader ref={heading} state={state} list={list} onChange={change} />
      <Loaded
        query={{ data: error ? undefined : list, error, refetch: retry }}
        failed={texts.failed}
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
        <TypedInList value={typed}>
          <BooksTable
            labelledBy="all-books"
            books={list.books}
            from={state.all ? 1 : (state.page - 1) * PER_PAGE + 1}
            sort={state.sort ?? (state.q ? undefined : 'newest')}
            onSort={(sort) => change({ sort })}
            total={list.total}
            chosen={chosen}
            onChoose={choice.chooseOne}
            onDelete={onDelete}
            held={held}
            busy={isFetching && !state.all}
          />
        </TypedInList>
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

type NoBooksProps = { searched: boolean; runningOut: boolean };

function NoBooks({ searched, runningOut }: NoBooksProps) {
  const { admin } = useDashboardTexts();
  const texts = useTexts(booksTexts).none;
  return searched ? (
    <EmptyState
      picture={<Picture drawing={noResults} />}
      text={runningOut ? texts.runningOut : texts.matching}
    >
      <ButtonLink variant="secondary" to={dashboardPaths.manageBooks.to()}>
        {texts.showAll}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState picture={<Picture drawing={noResults} />} text={texts.inShop}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={dashboardPaths.addBook.to()}>{admin.addNewBook}</ButtonLink>
        <ButtonLink variant="secondary" to={dashboardPaths.importBooks.to()}>
          {texts.importFile}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

/** Deletes a book after confirmation and shows the result; `focus` moves the focus from the lost row. */
function useDeleteBook(onDeleted: (id: string) => void, focus: () => void) {
  const { isRefined, admin } = useDashboardTexts();
  const texts = useTexts(booksTexts).delete;
  const [deleteBook] = useDeleteBookMutation();
  const putBooksBack = usePutBooksBack();
  const puttingBack = useAction({
    run: async ({ _id, title }: Pick<ListedBook, '_id' | 'title'>) => {
      const { books } = await putBooksBack([_id]);
      const refused = books.find(({ outcome }) => outcome === 'refused');
      return refused ? alertDialog(refusalOf(refused), 'error') : texts.isBack(title);
    },
    done: (said) => said,
  });
  const { act } = useAction({
    confirm: ({ title }: ListedBook) =>
      confirmDestructive(texts.title(title), texts.text, texts.button),
    run: ({ _id }) => deleteBook(_id).unwrap(),
    done: async (_deleted, { _id, title }) => {
      onDeleted(_id);
      const link = {
        text: texts.putBack,
        href: dashboardPaths.bin.to(),
        follow: () => void puttingBack.act({ _id, title }),
      };
      if (isRefined) void successToast(admin.deleted, { link });
      else await alertDialog(admin.deleted, 'success', { returnFocus: false });
      focus();
    },
    failed: () => admin.deleteFailed,
  });
  return act;
}
