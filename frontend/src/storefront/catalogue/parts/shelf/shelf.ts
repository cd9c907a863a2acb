import type { FacetsView } from '@book-store/contract/catalogue/search/shelf.schemas';
import type { ShelfState } from './shelf-address.ts';
import type { ShelfPlace } from './shelf-place.ts';

export type Shelf = {
  place: ShelfPlace;
  state: ShelfState;
  facets: FacetsView | undefined;
  /** Returns the address after a change; a change returns to the first page. */
  to: (change: Partial<ShelfState>) => string;
  /**
   * Navigates without scrolling, on this shelf or to the one at `path`; `replace` makes no new entry in the
   * browser's history.
   */
  choose: (
    change: Partial<ShelfState>,
    options?: { replace?: boolean; path?: string | undefined },
  ) => void;
};
