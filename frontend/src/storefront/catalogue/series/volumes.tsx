import type { EditionView } from '@book-store/contract/catalogue/books/books.schemas';
import type { Volume } from '@book-store/contract/catalogue/search/shelf.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useNearSlides } from '../../../kit/carousel/use-near-slides.ts';
import { Price } from '../../../kit/money/price.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { editionInWords } from '../../../lib/books/edition.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { AddToCartButton } from '../../orders/parts/cart/add-to-cart-button.tsx';
import { ShelfCard } from '../parts/book-card/shelf-card.tsx';
import { seriesTexts } from '../series-texts.ts';

const SIZES =
  '(min-width: 1280px) 180px, (min-width: 1024px) calc(20vw - 40px), (min-width: 768px) calc(25vw - 34px), ' +
  '(min-width: 480px) calc(33vw - 21px), (min-resolution: 2.5dppx) 150px, calc(50vw - 24px)';
/** Covers of the first screen, and of a phone's first screens, load before the scripts. */
const EAGER = 4;
const NEAR = 6;

/** The numbered volumes in order, with their gaps; then the unnumbered books of the series. */
export function Volumes({ volumes }: { volumes: readonly Volume[] }) {
  const texts = useTexts(seriesTexts);
  const numbered = volumes.filter(({ number }) => number !== undefined);
  const others = volumes.filter(({ number }) => number === undefined);
  return (
    <>
      {numbered.length > 0 && (
        <section aria-label={texts.inOrder}>
          <h2 className="sr-only">{texts.inOrder}</h2>
          <VolumeGrid volumes={numbered} />
        </section>
      )}
      {others.length > 0 && (
        <section className={numbered.length > 0 ? 'grid gap-6 pt-8' : ''}>
          <h2 className={numbered.length > 0 ? '' : 'sr-only'}>
            {numbered.length > 0 ? texts.also : texts.books}
          </h2>
          <VolumeGrid volumes={others} />
        </section>
      )}
    </>
  );
}

function VolumeGrid({ volumes }: { volumes: readonly Volume[] }) {
  const row = useRef<HTMLOListElement>(null);
  const places = withGaps(volumes);
  const shown = volumes.map(({ editions }) => editions[0]?._id).join();
  const near = useNearSlides(row, { shown, first: NEAR });
  return (
    <ol
      ref={row}
      className="shelf-grid gap-x-4 sm:grid-cols-3 md:grid-cols-4 md:gap-x-6 lg:grid-cols-5 xl:grid-cols-6"
    >
      {places.map((place, at) => (
        <li
          key={'gap' in place ? `gap ${place.gap.from}` : place.volume.editions[0]?._id}
          // Number, card and other editions share the rows of the grid, so that prices line up.
          className={`row-span-3 grid grid-rows-subgrid content-start pb-8 ${at >= near ? 'is-far-on-phones' : ''}`}
        >
          {'gap' in place ? (
            <Missing {...place.gap} />
          ) : (
            <OneVolume volume={place.volume} eager={at < EAGER} />
          )}
        </li>
      ))}
    </ol>
  );
}

const Label = ({ children }: { children: ReactNode }) => (
  <p className="pb-1 text-fine font-semibold">{children}</p>
);

function OneVolume({ volume: { number, editions }, eager }: { volume: Volume; eager: boolean }) {
  const texts = useTexts(commonTexts).volume;
  const [first, ...others] = editions;
  if (!first) return null;
  return (
    <>
      {number !== undefined && <Label>{texts.book(number)}</Label>}
      <div className="row-start-2">
        <ShelfCard
          book={first}
          sizes={SIZES}
          eager={eager}
          numberedAbove={number !== undefined}
          action={isBuyable(first) && <AddToCartButton book={first} />}
        />
      </div>
      {others.length > 0 && <OtherEditions editions={others} />}
    </>
  );
}

function OtherEditions({ editions }: { editions: readonly EditionView[] }) {
  const { otherEditions } = useTexts(seriesTexts);
  const words = useTexts(commonTexts).edition;
  const language = useLanguage();
  return (
    <ul aria-label={otherEditions} className="mt-2 border-t border-line pt-1 text-fine">
      {editions.map((edition) => (
        <li key={edition._id}>
          {/* Browsers leave out the names of rare languages. */}
          <Link
            to={paths.book.to(edition._id)}
            suppressHydrationWarning
            className="link inline-block py-2 break-words"
          >
            {editionInWords({ ...edition, publisher: undefined }, words, language)}
          </Link>{' '}
          <Price amount={edition.newPrice} />
        </li>
      ))}
    </ul>
  );
}

function Missing({ from, to }: Gap) {
  const texts = useTexts(seriesTexts);
  const { book } = useTexts(commonTexts).volume;
  return (
    <>
      <Label>{from === to ? book(from) : texts.gap(from, to)}</Label>
      <p className="grid aspect-2/3 self-start place-items-center rounded-cover border border-dashed border-control p-3 text-center text-fine text-muted">
        {texts.notInShop}
      </p>
    </>
  );
}

/** Missing numbers of a series, both ends included. */
type Gap = { from: number; to: number };
type Place = { volume: Volume } | { gap: Gap };

/** With larger gaps, the numbers are years or issues of a magazine. */
const GAP_MAX = 50;

/** Returns the volumes in their order with the gaps between their whole numbers, from number 1 on. */
function withGaps(volumes: readonly Volume[]): Place[] {
  let next = 1;
  return volumes.flatMap((volume): Place[] => {
    const { number = 0 } = volume;
    // 'Book 2.5' comes after book 2.
    const gap = { from: next, to: Math.ceil(number) - 1 };
    next = Math.max(next, Math.floor(number) + 1);
    const missing = gap.to - gap.from + 1;
    return missing > 0 && missing <= GAP_MAX ? [{ gap }, { volume }] : [{ volume }];
  });
}
