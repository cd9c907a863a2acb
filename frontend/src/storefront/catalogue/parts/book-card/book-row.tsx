import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useNearSlides } from '../../../../kit/carousel/use-near-slides.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { AddToCartButton } from '../../../orders/parts/cart/add-to-cart-button.tsx';
import { ShelfCard } from './shelf-card.tsx';

const WIDE = '(min-width: 1600px) 220px, (min-width: 1024px) 16vw';
const SIZES = `${WIDE}, 152px`;
const SMALL_SIZES = `${WIDE}, (min-width: 768px) 152px, 112px`;

type BookRowProps = {
  heading: string;
  /** Below the heading, a line each. */
  notes?: readonly (string | undefined)[];
  books: readonly BookCardView[];
  seeAll?: { to: string; text: string } | undefined;
  /** Says above each card which number of its series the book has. */
  numbered?: boolean;
  /** So that a phone shows three books; they are bought on their pages. */
  small?: boolean;
};

/** A heading and small cards in a row; renders nothing without books. */
export function BookRow(props: BookRowProps) {
  const { heading, notes = [], books, seeAll, numbered, small } = props;
  const texts = useTexts(commonTexts).volume;
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const near = useNearSlides(row, { shown: books.map(({ _id }) => _id).join(), first: 0 });
  if (books.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack gap-6">
      <div className="row-head flex flex-wrap items-baseline justify-between gap-x-6">
        <div className="min-w-0">
          <h2 id={id} className="break-words">
            {heading}
          </h2>
          {notes.filter(Boolean).map((note) => (
            <p key={note} className="break-words text-muted">
              {note}
            </p>
          ))}
        </div>
        {seeAll && (
          <Link to={seeAll.to} className="link inline-flex min-h-11 items-center">
            {seeAll.text}
          </Link>
        )}
      </div>
      <ul ref={row} className={small ? 'book-row is-small' : 'book-row'}>
        {books.map((book, at) => (
          <li key={book._id} className={at >= near ? 'is-far' : undefined}>
            {numbered && (
              <p className="pb-1 text-fine text-muted">
                {book.series?.number === undefined ? '\u00a0' : texts.book(book.series.number)}
              </p>
            )}
            <ShelfCard
              book={book}
              sizes={small ? SMALL_SIZES : SIZES}
              numberedAbove={numbered}
              action={!small && isBuyable(book) && <AddToCartButton book={book} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
