import type { Feature } from '../platform/feature.ts';
import { catalogue } from './books/catalogue.ts';
import { bulkEdit } from './bulk-edit/bulk-edit.ts';
import { drawnCovers } from './drawn-covers/drawn-covers.ts';
import { bookEditing } from './editing/book-editing.ts';
import { genres } from './genres/genres.ts';
import { imports } from './imports/imports.ts';
import { search } from './search/search.ts';
import { stock } from './stock/stock.ts';

/** The features of books. */
export const catalogueFeatures: readonly Feature[] = [
  catalogue,
  search,
  genres,
  stock,
  bookEditing,
  imports,
  bulkEdit,
  drawnCovers,
];
