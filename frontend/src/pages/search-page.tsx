import { PAGES } from '@book-store/contract/pages';
import { useSearchParams } from 'react-router-dom';
import { BookCard } from '../features/books/book-card.tsx';
import { BookCardSkeleton } from '../features/books/book-card-skeleton.tsx';
import { listBooks, useListBooksQuery } from '../features/books/books-api.ts';
import { CATALOGUE_REFRESH } from '../features/books/catalogue-refresh.ts';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { SearchFilters } from '../features/search/search-filters.tsx';
import { parseSearch, toListQuery } from '../features/search/search-params.ts';
import { toApiProblem } from '../shared/api/api-problem.ts';
import { listGenres } from '../shared/api/genres-api.ts';
import { bookPageCount } from '../shared/list-params.ts';
import type { LoadData } from '../shared/page-data.ts';
import { paths } from '../shared/paths.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { Failure } from '../shared/ui/failure.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Pagination } from '../shared/ui/pagination.tsx';
import { Picture } from '../shared/ui/picture.tsx';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3';

export const loadData: LoadData = (ask, { search }) =>
  Promise.all([
    ask(listBooks.initiate(toListQuery(parseSearch(search)))),
    ask(listGenres.initiate()),
  ]);

export function SearchPage() {
  const [params] = useSearchParams();
  const search = parseSearch(params);
  const {
    currentData: page,
    error,
    refetch,
  } = useListBooksQuery(toListQuery(search), CATALOGUE_REFRESH);
  const title = search.q ? `Books for “${search.q}”` : PAGES.search.title;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={title} hidden={search.q !== ''} />
      <div>
        <h1 className="break-words">{title}</h1>
        <p role="status" className="mt-1 text-muted">
          {page ? `${page.total} ${page.total === 1 ? 'book' : 'books'}` : 'Searching…'}
        </p>
      </div>
      <SearchFilters search={search} />
      {error && !page && (
        <Failure text="The search failed." detail={toApiProblem(error).message} onRetry={refetch} />
      )}
      {!error && !page && (
        <div className={grid} aria-busy="true">
          <BookCardSkeleton />
          <BookCardSkeleton />
          <BookCardSkeleton />
        </div>
      )}
      {page?.books.length === 0 && (
        <EmptyState picture={<Picture name="noResults" />} text="No matching books.">
          <p className="prose text-muted">Try fewer words or another genre.</p>
          <ButtonLink to={paths.search.to()}>Browse all books</ButtonLink>
        </EmptyState>
      )}
      {page && page.books.length > 0 && (
        <>
          <h2 className="sr-only">Results</h2>
          <ul className={grid}>
            {page.books.map((book, index) => (
              <li key={book._id}>
                <BookCard book={book} eager={index < 3} action={<AddToCartButton book={book} />} />
              </li>
            ))}
          </ul>
          <Pagination
            page={search.page}
            pages={bookPageCount(page.total)}
            to={(number) => paths.search.to({ ...search, page: number === 1 ? undefined : number })}
          />
        </>
      )}
    </div>
  );
}
