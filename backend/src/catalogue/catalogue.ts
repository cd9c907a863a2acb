import { catalogueCalls } from '@book-store/contract/catalogue/calls';
import type { Feature, FeatureDeps } from '../platform/feature.ts';
import { implement } from '../platform/http/router/implement.ts';
import type { Route } from '../platform/http/router/route.ts';
import { books } from './books/calls.ts';
import { bulkEdit } from './bulk-edit/bulk-edit.ts';
import { manyBooks } from './bulk-edit/calls.ts';
import { covers } from './covers/calls.ts';
import { drawnCovers } from './drawn-covers/calls.ts';
import { editing } from './editing/calls.ts';
import { genres } from './genres/calls.ts';
import { importsOfBooks } from './imports/calls.ts';
import { imports } from './imports/imports.ts';
import { search } from './search/calls.ts';
import { stockOfBooks } from './stock/calls.ts';
import { stock } from './stock/stock.ts';

/** The features of books. */
export const catalogueFeatures: readonly Feature[] = [stock, imports, bulkEdit];

/** What the calls of the catalogue do. */
export const catalogueRoutes = (deps: FeatureDeps): Route[] =>
  implement(
    catalogueCalls,
    {
      covers: covers(deps),
      books: books(deps),
      search: search(deps),
      genres: genres(deps),
      stock: stockOfBooks(deps),
      editing: editing(deps),
      imports: importsOfBooks(deps),
      'bulk-edit': manyBooks(deps),
      'drawn-covers': drawnCovers(deps),
    },
    deps,
  );
