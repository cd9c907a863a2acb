import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useNearSlides } from '../../../../kit/carousel/use-near-slides.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { AddToCartButton } from '../../../orders/parts/cart/add-to-cart-button.tsx';
import { ShelfCard } from './shelf-card.tsx';

const SIZES = '(min-width: 1600px) 220px, (min-width: 1024px) 16vw, 152px';

type BookRowProps = {
  heading: string;
  books: readonly BookCardView[];
  seeAll?: { to: string; text: string } | undefined;
  /** Says above each card which number of its series the book has. */
  numbered?: boolean;
};

/** A heading and small cards in a row; renders nothing without books. */
export function BookRow({ heading, books, seeAll, numbered }: BookRowProps) {
  const texts = useTexts(commonTexts).volume;
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const near = useNearSlides(row, { shown: books.map(({ _id }) => _id).join(), first: 0 });
  if (books.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="break-words">
          {heading}
        </h2>
        {seeAll && (
          <Link to={seeAll.to} className="link inline-flex min-h-11 items-center">
            {seeAll.text}
          </Link>
        )}
      </div>
      <ul ref={row} className="book-row">
        {books.map((book, at) => (
          <li key={book._id} className={at >= near ? 'is-far' : undefined}>
            {numbered && (
              <p className="pb-1 text-fine text-muted">
                {book.series?.number === undefined ? '\u00a0' : texts.book(book.series.number)}
              </p>
            )}
            <ShelfCard
              book={book}
              sizes={SIZES}
              numberedAbove={numbered}
              action={isBuyable(book) && <AddToCartButton book={book} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
