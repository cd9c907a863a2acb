import type { BookView } from '@book-store/contract/schemas/books';
import type { ReactNode } from 'react';
import { BookCard } from '../features/books/book-card.tsx';
import { BookCardSkeleton } from '../features/books/book-card-skeleton.tsx';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { toApiProblem } from '../shared/api/api-problem.ts';
import { Carousel } from '../shared/ui/carousel.tsx';
import { CarouselRow } from '../shared/ui/carousel-row.tsx';
import { Failure } from '../shared/ui/failure.tsx';

const skeletons = ['first', 'second', 'third', 'fourth'].map((key) => ({
  key,
  content: <BookCardSkeleton />,
}));

type BookCarouselProps = {
  label: string;
  heading: ReactNode;
  books: readonly BookView[] | undefined;
  error: unknown;
  onRetry: () => void;
  empty: string;
};

/** A carousel of book cards, with its loading, error and empty states. */
export function BookCarousel({ label, heading, books, error, onRetry, empty }: BookCarouselProps) {
  const plainHeading = <div className="mb-6 flex min-h-11 items-end">{heading}</div>;
  if (error && !books) {
    return (
      <>
        {plainHeading}
        <Failure
          text="These books could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={onRetry}
        />
      </>
    );
  }
  if (!books) {
    return (
      <>
        {plainHeading}
        <div aria-busy="true">
          <CarouselRow label={`${label}, loading`} slides={skeletons} />
        </div>
      </>
    );
  }
  if (books.length === 0) {
    return (
      <>
        {plainHeading}
        <p className="py-8 text-muted">{empty}</p>
      </>
    );
  }
  const slides = books.map((book) => ({
    key: book._id,
    content: <BookCard book={book} action={<AddToCartButton book={book} />} />,
  }));
  return <Carousel label={label} heading={heading} slides={slides} />;
}
