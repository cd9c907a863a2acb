import { isBuyable } from '@book-store/contract/availability';
import { BOOK_NOT_FOUND } from '@book-store/contract/pages';
import { useParams } from 'react-router-dom';
import { BookDetails } from '../features/books/book-details.tsx';
import { getBook, useGetBookQuery } from '../features/books/books-api.ts';
import { CATALOGUE_REFRESH } from '../features/books/catalogue-refresh.ts';
import { ShareButton } from '../features/books/share-button.tsx';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { toApiProblem } from '../shared/api/api-problem.ts';
import { useGenreName } from '../shared/api/genres-api.ts';
import { getShop, useShopQuery } from '../shared/api/shop-api.ts';
import type { LoadData } from '../shared/page-data.ts';
import { paths } from '../shared/paths.ts';
import { texts } from '../shared/specified-texts.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../shared/ui/button.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { Failure } from '../shared/ui/failure.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';
import { Picture } from '../shared/ui/picture.tsx';
import { Spinner } from '../shared/ui/spinner.tsx';
import { BookRows } from './book/book-rows.tsx';
import { loadOtherBooks } from './book/other-books.ts';
import { WishActions } from './book/wish-actions.tsx';

export const loadData: LoadData = async (ask, { params: { id = '' } }) => {
  const [book] = await Promise.all([ask(getBook.initiate(id)), ask(getShop.initiate())]);
  if (book) await loadOtherBooks(ask, book);
};

export function BookPage() {
  const { id = '' } = useParams();
  const { currentData: book, error, refetch } = useGetBookQuery(id, CATALOGUE_REFRESH);
  const { data: shop } = useShopQuery();
  const genre = useGenreName(book?.category ?? '');
  if (!book) {
    if (!error) return <Spinner text={texts.book.loading} className="min-h-svh" />;
    return <BookFailure error={error} onRetry={refetch} />;
  }
  const { title, category } = book;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[var(--section)]">
      <PageHead title={title} description={book.description} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="-mt-4 -mb-2 md:-mt-6">
          <Breadcrumbs items={[{ name: genre, to: paths.genre.to(category) }, { name: title }]} />
        </div>
        <BookDetails
          book={book}
          shop={shop}
          action={isBuyable(book) && <AddToCartButton book={book} />}
          actions={
            <>
              <WishActions book={book} />
              <ShareButton book={book} />
            </>
          }
        />
      </div>
      <BookRows book={book} />
    </div>
  );
}

function BookFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = toApiProblem(error);
  if (problem.code !== 'not-found') {
    return <Failure text={texts.book.failure} detail={problem.message} onRetry={onRetry} />;
  }
  return (
    <>
      <PageHead {...BOOK_NOT_FOUND} status={404} />
      <h1 className="sr-only">{BOOK_NOT_FOUND.title}</h1>
      <EmptyState picture={<Picture name="lostPage" />} text={texts.book.failure}>
        <p className="prose text-muted">
          This book does not exist or is no longer available. The search may find another edition.
        </p>
        <ButtonLink to={paths.books.to()}>Browse all books</ButtonLink>
      </EmptyState>
    </>
  );
}
