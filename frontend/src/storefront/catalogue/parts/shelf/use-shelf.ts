import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetFacetsQuery, useListCardsQuery } from '../../../../api/calls/books-api.ts';
import { CATALOGUE } from '../../../../api/refresh.ts';
import { KEEPS_SCROLL } from '../../../frame/scroll-restoration.tsx';
import type { Shelf } from './shelf.ts';
import { type ShelfState, shelfAddress } from './shelf-address.ts';
import { booksQuery, facetsQuery, type ShelfPlace, stateAt } from './shelf-place.ts';

/** The books of a shelf and what can narrow them; while others load, the previous ones stay. */
export function useShelf(place: ShelfPlace) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Applied before the navigation: a second tick must not undo a pending first one.
  const [state, anticipate] = useOptimistic(stateAt(place, params));
  const books = useListCardsQuery(booksQuery(place, state), CATALOGUE);
  const facets = useGetFacetsQuery(facetsQuery(place, state), CATALOGUE);
  const after = (change: Partial<ShelfState>): ShelfState => ({ ...state, page: 1, ...change });
  const to: Shelf['to'] = (change) => shelfAddress(place.path, after(change));
  const shelf: Shelf = {
    place,
    state,
    facets: facets.data,
    to,
    choose: (change, { path = place.path, ...options } = {}) =>
      startTransition(() => {
        anticipate(after(change));
        navigate(shelfAddress(path, after(change)), { state: KEEPS_SCROLL, ...options });
      }),
  };
  return {
    shelf,
    page: books.currentData ?? (books.error ? undefined : books.data),
    isStale: !books.currentData,
    error: books.currentData ? undefined : books.error,
    retry: () => {
      books.refetch();
      facets.refetch();
    },
  };
}
