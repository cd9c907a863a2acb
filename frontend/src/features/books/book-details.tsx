import type { BookView } from '@book-store/contract/schemas/books';
import type { ShopView } from '@book-store/contract/schemas/shop';
import type { ReactNode } from 'react';
import { AvailabilityText } from '../../shared/ui/availability-text.tsx';
import { PricePair } from '../../shared/ui/price.tsx';
import { AuthorLinks } from './author-links.tsx';
import { BookCover } from './book-cover.tsx';
import { BookDescription } from './book-description.tsx';
import { BookFacts } from './book-facts.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { TrendingMark } from './trending-mark.tsx';

type BookDetailsProps = {
  book: BookView;
  /** Absent until it is loaded. */
  shop: ShopView | undefined;
  /** Beside the price: how to get the book. */
  action: ReactNode;
  /** Further actions for the book. */
  actions: ReactNode;
};

/** A longer one with its subtitle would fill a phone's screen alone. */
const LONG_TITLE = 60;

/** The main part of the book page; on phones, price and action stay at the bottom of the screen. */
export function BookDetails({ book, shop, action, actions }: BookDetailsProps) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-12 md:gap-12">
      <div className="md:col-span-5">
        <BookCover book={book} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-5 md:col-span-7 md:content-center">
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
          {book.trending && <TrendingMark />}
          <h1
            className={`max-w-full break-words ${book.title.length > LONG_TITLE ? 'text-h2' : ''}`}
          >
            {book.title}
          </h1>
          <p className="-my-2 max-w-full text-lead break-words [&_a]:inline-block [&_a]:py-2">
            by <AuthorLinks author={book.author} />
          </p>
        </div>
        <div className="buy-bar">
          <div>
            <PricePair newPrice={book.newPrice} oldPrice={book.oldPrice} />
            <AvailabilityText book={book} orderableDays={shop?.orderableDays} always />
          </div>
          {action && <div className="min-w-40 grow md:grow-0">{action}</div>}
        </div>
        {shop && <DeliveryLine book={book} shop={shop} />}
        <div className="flex flex-wrap gap-3">{actions}</div>
      </div>
      <section aria-label="Description" className="md:col-span-7">
        <BookDescription text={book.description} />
      </section>
      <section aria-label="Facts" className="md:col-span-5">
        <BookFacts book={book} />
      </section>
    </article>
  );
}
