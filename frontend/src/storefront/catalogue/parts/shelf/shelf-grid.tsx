import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { useRef } from 'react';
import { useNearSlides } from '../../../../kit/carousel/use-near-slides.ts';
import { AddToCartButton } from '../../../orders/parts/cart/add-to-cart-button.tsx';
import { ShelfCard, ShelfCardSkeleton } from '../book-card/shelf-card.tsx';
import { PER_SHELF_PAGE } from './shelf-address.ts';

/** A full page fills whole rows of two, three, four and six. */
const grid =
  'shelf-grid gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 md:gap-x-6 min-[1600px]:grid-cols-6';
/** Below the displayed width on the densest phones: a file of twice the pixels is sharp enough. */
const SIZES =
  '(min-width: 1180px) 200px, (min-width: 1024px) calc(25vw - 104px), (min-width: 768px) calc(25vw - 34px), ' +
  '(min-width: 480px) calc(33vw - 21px), (min-resolution: 2.5dppx) 150px, calc(50vw - 24px)';
/** Covers of the first screen. */
const EAGER = 4;
/** Covers of a phone's first screens, which do not wait for the script. */
const NEAR = 6;

export function ShelfGrid({ books }: { books: readonly BookCardView[] }) {
  const row = useRef<HTMLUListElement>(null);
  const near = useNearSlides(row, { shown: books.map(({ _id }) => _id).join(), first: NEAR });
  return (
    <ul ref={row} className={grid}>
      {books.map((book, at) => (
        <li key={book._id} className={at >= near ? 'is-far-on-phones' : undefined}>
          <ShelfCard
            book={book}
            sizes={SIZES}
            eager={at < EAGER}
            action={isBuyable(book) && <AddToCartButton book={book} />}
          />
        </li>
      ))}
    </ul>
  );
}

const places = Array.from({ length: PER_SHELF_PAGE }, (_, at) => `place ${at}`);

/** As large as a full page, to avoid a layout shift when the books arrive. */
export function ShelfGridSkeleton() {
  return (
    <div aria-busy="true" className={grid}>
      {places.map((place) => (
        <ShelfCardSkeleton key={place} />
      ))}
    </div>
  );
}
