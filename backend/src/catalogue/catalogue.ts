import { catalogueCalls } from '@book-store/contract/catalogue/calls';
import type { Feature, FeatureDeps } from '../platform/feature.ts';
import { implement } from '../platform/http/router/implement.ts';
import type { Route } from '../platform/http/router/route.ts';
import { catalogue } from './books/catalogue.ts';
import { bulkEdit } from './bulk-edit/bulk-edit.ts';
import { drawnCovers } from './drawn-covers/drawn-covers.ts';
import { bookEditing } from './editing/book-editing.ts';
import { genres } from './genres/calls.ts';
import { imports } from './imports/imports.ts';
import { search } from './search/search.ts';
import { stockOfBooks } from './stock/calls.ts';
import { stock } from './stock/stock.ts';

/** The features of books. */
export const catalogueFeatures: readonly Feature[] = [
  catalogue,
  search,
  stock,
  bookEditing,
  imports,
  bulkEdit,
  drawnCovers,
];

/** What the calls of the catalogue do. */
export const catalogueRoutes = (deps: FeatureDeps): Route[] =>
  implement(catalogueCalls, { genres: genres(deps), stock: stockOfBooks(deps) }, deps);
