import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PricePair } from '../../../../kit/money/price.tsx';
import { CoverLink } from '../../../../kit/pictures/cover-link.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { catalogueTexts } from '../../texts.ts';
import { AvailabilityText } from './availability-text.tsx';
import { RatingMark } from './rating.tsx';
import { VolumeText } from './volume-text.tsx';

type ShelfCardProps = {
  book: BookCardView;
  /** Shown on the cover when the card is pointed at or has the focus; on touch screens always, below. */
  action: ReactNode;
  /** The displayed width of the cover. */
  sizes: string;
  eager?: boolean;
  /** Whether the number in the series is already shown above the card. */
  numberedAbove?: boolean | undefined;
};

/** A small card: cover, title, author, price and whether the book can be bought. */
export function ShelfCard({ book, action, sizes, eager, numberedAbove }: ShelfCardProps) {
  const texts = useTexts(catalogueTexts).card;
  const { isRefined } = useTexts();
  return (
    <article className="shelf-card">
      <CoverLink book={book} sizes={sizes} eager={eager} className="shelf-card-cover" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="line-clamp-2 text-body leading-[1.4] break-words">
          <Link to={paths.book.to(book._id)} className="shelf-card-title hover:underline">
            {book.title}
          </Link>
        </h3>
        {book.author && (
          <p className="line-clamp-1 text-fine break-all text-muted">{book.author}</p>
        )}
        {!numberedAbove && <VolumeText {...book} />}
        {book.editions && (
          <p className="text-fine">
            <Link to={`${paths.book.to(book._id)}#editions`} className="link inline-block py-1">
              {texts.editions(book.editions)}
            </Link>
          </p>
        )}
        <div className="mt-auto pt-1">
          {isRefined && book.rating && <RatingMark rating={book.rating} />}
          <AvailabilityText book={book} className="text-fine" />
          <PricePair book={book} size="text-body" />
        </div>
      </div>
      <div className="shelf-card-action">{action}</div>
    </article>
  );
}

/** Placeholder of the same size while the books load. */
export function ShelfCardSkeleton() {
  return (
    <div aria-hidden="true" className="shelf-card">
      <div className="shelf-card-cover aspect-2/3 rounded-cover bg-wash" />
      <div className="grid min-h-28 content-start gap-2">
        <div className="h-5 rounded-cover bg-wash" />
        <div className="h-4 w-2/3 rounded-cover bg-wash" />
        <div className="h-6 w-1/2 rounded-cover bg-wash" />
      </div>
    </div>
  );
}
