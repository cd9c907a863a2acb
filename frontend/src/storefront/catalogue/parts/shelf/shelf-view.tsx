import type { Breadcrumb } from '@book-store/contract/pages/addresses/page-entry';
import { type ReactNode, useRef } from 'react';
import { Breadcrumbs } from '../../../../kit/page/breadcrumbs.tsx';
import { Loaded } from '../../../../kit/page/loaded.tsx';
import { PageHead } from '../../../../kit/page/page-head.tsx';
import { breadcrumbList } from '../../../../lib/structured-data.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../../lib/wording/texts.ts';
import { shelfTexts } from '../../shelf-texts.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FACETS_FORM, FacetsForm } from './facets-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { PER_SHELF_PAGE } from './shelf-address.ts';
import { ShelfGridSkeleton } from './shelf-grid.tsx';
import { headLinks, type ShelfPlace } from './shelf-place.ts';
import { ShelfResults } from './shelf-results.tsx';
import { narrowedName } from './shelf-words.ts';
import { SortSelect } from './sort-select.tsx';
import { useShelf } from './use-shelf.ts';

type ShelfViewProps = {
  place: ShelfPlace;
  /** The heading, unless filters give a more precise one. */
  name: string;
  description?: string;
  /** A sentence about what is found, below the heading. */
  note?: string | undefined;
  breadcrumbs: readonly Breadcrumb[];
  empty: ReactNode;
  intro?: ReactNode;
};

const pagesOf = (total: number) => Math.ceil(total / PER_SHELF_PAGE);

export function ShelfView({
  place,
  description,
  note,
  breadcrumbs,
  empty,
  intro,
  ...given
}: ShelfViewProps) {
  const texts = useTexts(shelfTexts);
  const { books, booksFailed } = useTexts(commonTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { shelf, page, isStale, error, retry } = useShelf(place);
  const { state, facets } = shelf;
  const isWhole = !state.q && Object.keys(place.fixed).length === 0;
  const name = (isWhole && narrowedName(state, facets, texts)) || given.name;
  const pages = pagesOf(page?.total ?? 0);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const isNear = page?.match === 'near';
  const countOf = !state.q ? books : isNear ? texts.nearResults : texts.results;
  const count = page && !isStale ? countOf(page.total) : '';
  // Near matches are too few to filter.
  const hasChoices = !isNear && (Object.keys(state.chosen).length > 0 || (facets?.total ?? 2) > 1);
  return (
    <div className="stack gap-4">
      <PageHead
        title={state.page > 1 ? texts.titleOf(name, state.page) : name}
        {...(description && { description })}
        hidden={state.q !== '' || page?.books.length === 0}
        structuredData={import.meta.env.SSR ? breadcrumbList(breadcrumbs) : undefined}
        {...headLinks(place, state, pages)}
      />
      <div className="-mt-4 -mb-3 md:-mt-6">
        <Breadcrumbs items={breadcrumbs} />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 break-words">
          {name}
        </h1>
        {!isNear && (
          <p aria-hidden="true" className="text-lead text-muted">
            {count}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {count && (isNear || note) ? [note, `${name}, ${count}`].filter(Boolean).join(' ') : count}
      </p>
      {note && <p className="break-words">{note}</p>}
      {intro}
      <div className="stack items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {hasChoices && <FacetsForm shelf={shelf} />}
        <div className={`stack gap-6 ${hasChoices ? '' : 'lg:col-span-2'}`}>
          {hasChoices && (
            <div className="flex flex-wrap items-center gap-3 lg:justify-end">
              <FilterSheet shelf={shelf} />
              <noscript>
                <a href={`#${FACETS_FORM}`} className="link lg:hidden">
                  {texts.filters}
                </a>
              </noscript>
              <SortSelect shelf={shelf} />
            </div>
          )}
          <ChosenFilters shelf={shelf} onRemove={focusHeading} />
          <Loaded
            query={{ data: page, error, refetch: retry }}
            waiting={<ShelfGridSkeleton />}
            failed={booksFailed}
          >
            {(shown) => (
              <div aria-busy={isStale} className={isStale ? 'opacity-50' : undefined}>
                <ShelfResults
                  shelf={shelf}
                  page={shown}
                  pages={pages}
                  empty={empty}
                  onChoosePage={focusHeading}
                />
              </div>
            )}
          </Loaded>
        </div>
      </div>
    </div>
  );
}
