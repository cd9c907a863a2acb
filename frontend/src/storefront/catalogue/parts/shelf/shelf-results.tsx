import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CardPage } from '../../../../api/calls/books-api.ts';
import { ButtonLink } from '../../../../kit/button.tsx';
import { PageNumbers } from '../../../../kit/lists/page-numbers.tsx';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import noResults from '../../../../kit/pictures/no-results.svg?raw';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { shelfTexts } from '../../shelf-texts.ts';
import type { Shelf } from './shelf.ts';
import { ShelfGrid } from './shelf-grid.tsx';

type ShelfResultsProps = {
  shelf: Shelf;
  page: CardPage;
  pages: number;
  /** Shown where there are no books even without filters. */
  empty: ReactNode;
  onChoosePage: () => void;
};

/** The books of one page and the way to the others, or what to do where there are none. */
export function ShelfResults({ shelf, page, pages, empty, onChoosePage }: ShelfResultsProps) {
  const texts = useTexts(shelfTexts);
  const { state, to } = shelf;
  if (page.total === 0 && Object.keys(state.chosen).length > 0) {
    return (
      <EmptyState picture={<Picture drawing={noResults} />} text={texts.noMatch}>
        <ButtonLink to={to({ chosen: {} })}>{texts.clearFilters}</ButtonLink>
      </EmptyState>
    );
  }
  if (page.total === 0) return empty;
  if (page.books.length === 0) {
    return (
      <EmptyState text={texts.pages(pages)}>
        <Link to={to({ page: pages })} className="link">
          {texts.goToPage(pages)}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      {page.match === 'near' ? (
        <h2 className="pb-6">{texts.nearResults(page.total)}</h2>
      ) : (
        <h2 className="sr-only">{texts.books}</h2>
      )}
      <ShelfGrid books={page.books} />
      <div className="pt-12">
        <PageNumbers
          page={state.page}
          pages={pages}
          to={(number) => to({ page: number })}
          onChoose={onChoosePage}
        />
      </div>
    </>
  );
}

/** Beside the results, because a file of its own weighs more than it does. */
export function NoBooksYet() {
  const texts = useTexts(commonTexts);
  return (
    <EmptyState picture={<Picture drawing={noResults} />} text={texts.noneYet}>
      <ButtonLink to={paths.home.to()}>{texts.home}</ButtonLink>
    </EmptyState>
  );
}
