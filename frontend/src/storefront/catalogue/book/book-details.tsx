import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { formatDays } from '@book-store/contract/promised-days';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { authorsOf } from '@book-store/contract/slugs';
import type { ReactNode } from 'react';
import { PricePair } from '../../../kit/money/price.tsx';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { AuthorLinks } from '../parts/book-card/author-links.tsx';
import { AvailabilityText } from '../parts/book-card/availability-text.tsx';
import { RatingLine } from '../parts/book-card/rating.tsx';
import { TrendingMark } from '../parts/book-card/trending-mark.tsx';
import { catalogueTexts } from '../texts.ts';
import { BookCover } from './book-cover.tsx';
import { BookFacts, SeriesLink } from './book-facts.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { Recommendations } from './recommendations.tsx';
import { useBookPromise } from './use-book-promise.ts';

type BookDetailsProps = {
  book: BookView;
  /** Absent until it is loaded. */
  shop: ShopView | undefined;
  /** How many copies are wanted. */
  copies: number;
  /** Beside the price: how to get the book, or a word when it is back. */
  action: ReactNode;
  /** Before the action; only where the shop sells several copies. */
  quantity: ReactNode;
  actions: ReactNode;
};

/** A longer title with its subtitle would fill a phone's screen. */
const LONG_TITLE = 60;

/** The main part of the book page; on phones, price and action stay at the bottom of the screen. */
export function BookDetails({ book, shop, copies, action, quantity, actions }: BookDetailsProps) {
  const texts = useTexts(catalogueTexts).book;
  const language = useLanguage();
  const promise = useBookPromise(book, copies, shop);
  const { days } = promise;
  return (
    <div className="book-details-frame">
      <article className="book-details">
        <div className="book-details-cover">
          <BookCover book={book} />
        </div>
        <header className="book-details-head stack justify-items-start gap-2">
          {book.trending && <TrendingMark />}
          {book.series && (
            <p className="-mb-2 max-w-full text-fine break-words [&_a]:inline-block [&_a]:py-2">
              <SeriesLink {...book.series} />
            </p>
          )}
          <h1
            className={`max-w-full break-words ${book.title.length > LONG_TITLE ? 'text-h2' : ''}`}
          >
            {book.title}
          </h1>
          <Contributors author={book.author} />
          {book.rating && <RatingLine rating={book.rating} />}
        </header>
        <div className="stack content-start justify-items-start gap-4">
          <div className="buy-bar">
            <div className="buy-bar-parts">
              <PricePair book={book} />
              <div className="buy-bar-stock">
                <AvailabilityText
                  book={book}
                  orderableDays={days ? undefined : shop?.orderableDays}
                  always
                />
                {days && (
                  // The line on delivery says it in full.
                  <p aria-hidden="true" className="buy-bar-days">
                    {formatDays(days, language)}
                  </p>
                )}
              </div>
              {quantity}
              {action && <div className="buy-bar-action">{action}</div>}
            </div>
          </div>
          {shop && <DeliveryLine book={book} shop={shop} promise={promise} />}
          <div className="flex flex-wrap gap-3">{actions}</div>
          <Recommendations id={book._id} />
          {book.description && (
            <section aria-label={texts.description} className="mt-2">
              <BookDescription text={book.description} />
            </section>
          )}
        </div>
        <section aria-label={texts.facts} className="book-details-facts @container">
          <BookFacts book={book} />
        </section>
      </article>
    </div>
  );
}

/** The author line names the main author first. */
function Contributors({ author }: { author: string | undefined }) {
  const texts = useTexts(catalogueTexts).book;
  const [first, ...others] = author ? authorsOf(author) : [];
  return (
    <div className="-my-2 max-w-full break-words [&_a]:inline-block [&_a]:py-2">
      <p className="text-lead">
        {texts.by}
        <AuthorLinks author={first} />
      </p>
      {others.length > 0 && (
        <p className="-mt-3 text-fine text-muted">
          {texts.with}
          <AuthorLinks author={others.join(', ')} />
        </p>
      )}
    </div>
  );
}

/** An empty line starts a new paragraph; a single line break is kept. */
export function BookDescription({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className="prose grid gap-4">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other keys, and its order never changes
        <p key={index} className="break-words whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
