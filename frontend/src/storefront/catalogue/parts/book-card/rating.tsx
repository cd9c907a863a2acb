import { RATING_MAX } from '@book-store/contract/catalogue/books/book-facts';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { numberFormat } from '@book-store/contract/place';
import { formatCount } from '../../../../lib/money/amount.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { catalogueTexts } from '../../texts.ts';

type Rating = NonNullable<BookView['rating']>;

const STAR = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z';
const SIZE = 20;
const STARS = [...Array(RATING_MAX).keys()];

const averageText = (average: number): string =>
  numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);

function Stars({ average }: { average: number }) {
  const stars = STARS.map((at) => <path key={at} d={STAR} transform={`translate(${at * SIZE})`} />);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${RATING_MAX * SIZE} ${SIZE}`}
      className="inline-block h-[1em] w-[5em] shrink-0"
    >
      <g className="fill-line">{stars}</g>
      {/* An inner picture is clipped to its width. */}
      <svg aria-hidden="true" width={average * SIZE} height={SIZE} className="fill-accent-deep">
        {stars}
      </svg>
    </svg>
  );
}

/** Short, as on cards: stars and number; screen readers hear all of it. */
export function RatingMark({ rating }: { rating: Rating }) {
  const texts = useTexts(catalogueTexts).card;
  const { average, count } = rating;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-fine text-muted">
      <Stars average={average} />
      <span aria-hidden="true">{`${averageText(average)} (${formatCount(count)})`}</span>
      <span className="sr-only">{texts.rated(averageText(average), rating)}</span>
    </p>
  );
}

/** The whole sentence, with where the ratings come from. */
export function RatingLine({ rating }: { rating: Rating }) {
  const texts = useTexts(catalogueTexts).card;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
      <Stars average={rating.average} />
      {texts.rated(averageText(rating.average), rating)}
    </p>
  );
}
