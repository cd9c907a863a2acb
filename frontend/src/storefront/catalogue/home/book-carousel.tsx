import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import type { ReactNode } from 'react';
import { Carousel } from '../../../kit/carousel/carousel.tsx';
import { CarouselRow } from '../../../kit/carousel/carousel-row.tsx';
import type { SeeAll } from '../../../kit/carousel/row-head.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { AddToCartButton } from '../../orders/parts/cart/add-to-cart-button.tsx';
import { BookCard } from '../parts/book-card/book-card.tsx';
import { BookCardSkeleton } from '../parts/book-card/book-card-skeleton.tsx';
import { catalogueTexts } from '../texts.ts';

const skeletons = ['first', 'second', 'third', 'fourth'].map((key) => ({
  key,
  content: <BookCardSkeleton />,
}));

type BookCarouselProps = {
  label: string;
  heading: ReactNode;
  extra?: ReactNode;
  books: readonly BookCardView[] | undefined;
  error: unknown;
  onRetry: () => void;
  empty: string;
  seeAll?: SeeAll;
  view?: string | undefined;
  /** How many cards are in the first screen. */
  first?: number;
};

/** A carousel of book cards, with its loading, error and empty states. */
export function BookCarousel({ books, error, onRetry, empty, ...row }: BookCarouselProps) {
  const words = useTexts(catalogueTexts).home;
  const { booksFailed } = useTexts(commonTexts);
  const slides = (books ?? []).map((book, at) => ({
    key: book._id,
    content: (
      <BookCard
        book={book}
        action={isBuyable(book) && <AddToCartButton book={book} />}
        // A phone shows no more of them.
        eager={at === 0 && row.first !== undefined}
      />
    ),
  }));
  const loading = (
    <div aria-busy="true">
      <CarouselRow label={words.loading(row.label)} slides={skeletons} />
    </div>
  );
  const instead = (
    <Loaded query={{ data: books, error, refetch: onRetry }} waiting={loading} failed={booksFailed}>
      {() => <p className="py-8 text-muted">{empty}</p>}
    </Loaded>
  );
  return <Carousel {...row} slides={slides} instead={instead} />;
}
