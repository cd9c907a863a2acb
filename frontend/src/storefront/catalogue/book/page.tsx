import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { sharePath } from '@book-store/contract/pictures';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../../api/calls/books-api.ts';
import { useGenreName } from '../../../api/calls/genres-api.ts';
import { useShop, useShopQuery } from '../../../api/calls/shop-api.ts';
import { CATALOGUE } from '../../../api/refresh.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { NotFoundView } from '../../frame/not-found/not-found-view.tsx';
import { LazyAskButton } from '../../messages/parts/ask/lazy-ask-button.tsx';
import { AddToCartButton } from '../../orders/parts/cart/add-to-cart-button.tsx';
import { type CartState, selectCopies } from '../../orders/parts/cart/cart-slice.ts';
import { RecentlyViewed } from '../parts/viewed/recently-viewed.tsx';
import { viewedBooks } from '../parts/viewed/viewed-books.ts';
import { catalogueTexts } from '../texts.ts';
import { bookData } from './book-data.ts';
import { BookDetails } from './book-details.tsx';
import { BookQuantity } from './book-quantity.tsx';
import { BookRows } from './book-rows.tsx';
import { Editions } from './editions.tsx';
import { ShareButton } from './share-button.tsx';
import { TellMeButton } from './tell-me-button.tsx';
import { WishActions } from './wish-actions.tsx';

export default function BookPage() {
  const texts = useTexts();
  const { id = '' } = useParams();
  const query = useGetBookQuery(id, CATALOGUE);
  return (
    <Loaded
      query={query}
      current
      spinner="min-h-svh"
      failed={texts.book.failure}
      missing={<NoSuchBook />}
    >
      {(book) => <OneBook book={book} />}
    </Loaded>
  );
}

function OneBook({ book }: { book: BookView }) {
  const { allBooks } = useTexts(commonTexts);
  const { data: shop } = useShopQuery();
  const { name } = useShop();
  const genre = useGenreName(book.category);
  const { title, category } = book;
  const { isRefined } = useTexts();
  useEffect(() => {
    if (isRefined) viewedBooks.add(book._id);
  }, [isRefined, book._id]);
  const [chosen, setChosen] = useState({ id: book._id, copies: 1 });
  const quantity = chosen.id === book._id ? chosen.copies : 1;
  const inCart = useSelector((state: { cart: CartState }) => selectCopies(state, book._id));
  const buyable = isBuyable(book);
  const shelf = genre
    ? { name: genre, to: paths.genre.to(category) }
    : { name: allBooks, to: paths.books.to() };
  const way = [shelf, { name: title }];
  return (
    <div className="stack gap-[var(--section)]">
      <PageHead
        title={title}
        description={book.description}
        canonical={paths.book.to(book._id)}
        type="book"
        picture={sharePath(book, name)}
        structuredData={import.meta.env.SSR ? bookData(book, { genre, way }) : undefined}
      />
      <div className="stack gap-4">
        <div className="book-way -mt-4 -mb-2 md:-mt-6">
          <Breadcrumbs items={way} />
        </div>
        <BookDetails
          book={book}
          shop={shop}
          copies={inCart || quantity}
          action={
            buyable ? (
              <AddToCartButton book={book} quantity={quantity} />
            ) : (
              <TellMeButton book={book} />
            )
          }
          quantity={
            buyable &&
            shop?.severalCopies && (
              <BookQuantity
                book={book}
                quantity={quantity}
                onChange={(copies) => setChosen({ id: book._id, copies })}
              />
            )
          }
          actions={
            <>
              {!buyable && <LazyAskButton book={title} bookId={book._id} />}
              <WishActions book={book} />
              <ShareButton book={book} />
            </>
          }
        />
      </div>
      <Editions id={book._id} />
      <BookRows book={book} />
      <RecentlyViewed except={book._id} />
    </div>
  );
}

function NoSuchBook() {
  const texts = useTexts();
  const words = useTexts(catalogueTexts).book;
  const { browse } = useTexts(commonTexts);
  return (
    <NotFoundView head="bookNotFound" text={texts.book.failure}>
      <p className="prose text-muted">{words.missing}</p>
      <ButtonLink to={paths.books.to()}>{browse}</ButtonLink>
    </NotFoundView>
  );
}
