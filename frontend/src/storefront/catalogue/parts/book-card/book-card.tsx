import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PricePair } from '../../../../kit/money/price.tsx';
import { CoverLink } from '../../../../kit/pictures/cover-link.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { authorsInShort } from '../../../../lib/books/authors-in-short.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { AvailabilityText } from './availability-text.tsx';
import { RatingMark } from './rating.tsx';
import { TrendingMark } from './trending-mark.tsx';

/** Longer titles take three lines. */
const LONG_TITLE = 36;
/** The description gives way to a long title; as specified, its first 80 characters are all shown. */
const clampOf = (title: string) => (title.length > LONG_TITLE ? 'line-clamp-2' : 'line-clamp-3');

type BookCardProps = { book: BookCardView; action: ReactNode; eager?: boolean };

/** Cover and facts side by side, the action below at full width; cards in a row have equal height. */
export function BookCard({ book, action, eager }: BookCardProps) {
  const common = useTexts(commonTexts);
  const { isRefined } = useTexts();
  return (
    <article className="@container focus-ring-of-title flex h-full flex-col gap-4 rounded-card border border-line bg-card p-4 max-xs:p-3">
      <div className="flex grow flex-col gap-4 @min-[12rem]:flex-row">
        <CoverLink
          book={book}
          sizes="(min-width: 1600px) 160px, (min-width: 768px) 136px, min(160px, 40vw - 48px)"
          eager={eager}
          className="block aspect-2/3 w-2/5 max-w-40 shrink-0 self-start"
        />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h3 className="title-in-two-lines in-three max-xs:text-body">
            <Link to={paths.book.to(book._id)} className="hover:underline">
              {book.title}
            </Link>
          </h3>
          {book.author && (
            <p className="line-clamp-2 text-fine break-words text-muted">
              {authorsInShort(book.author, common)}
            </p>
          )}
          <p className={`text-fine break-words ${isRefined ? clampOf(book.title) : ''}`}>
            {book.teaser}
          </p>
          <div className="mt-auto grid justify-items-start pt-2">
            {book.trending && <TrendingMark />}
            {isRefined && book.rating && <RatingMark rating={book.rating} />}
            <AvailabilityText book={book} className="text-fine" />
            <PricePair book={book} />
          </div>
        </div>
      </div>
      {action}
    </article>
  );
}
