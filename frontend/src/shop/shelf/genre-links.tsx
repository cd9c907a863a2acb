import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { FacetCount, FacetGroup, facetRow } from './facet-group.tsx';
import type { Shelf } from './shelf.ts';
import { shelfAddress } from './shelf-address.ts';
import { facetNames } from './shelf-words.ts';

/** The other genres, on the shelf of one: each is a page of its own and keeps what else is chosen. */
export function GenreLinks({ shelf: { place, state, facets } }: { shelf: Shelf }) {
  const at = (path: string) => shelfAddress(path, { ...state, page: 1 });
  const isHere = (category: string) => Boolean(place.fixed.category?.includes(category));
  return (
    <FacetGroup title={facetNames.category} values={facets?.category ?? []} isChosen={isHere}>
      {({ value, label, count }) => (
        <Link
          to={at(paths.genre.to(value))}
          aria-current={isHere(value) ? 'page' : undefined}
          className={`${facetRow} aria-[current]:font-semibold`}
        >
          <span className="min-w-0 break-words">{label}</span>
          <FacetCount count={count} />
        </Link>
      )}
    </FacetGroup>
  );
}
