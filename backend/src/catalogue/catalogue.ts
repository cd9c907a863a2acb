import { catalogueCalls } from '@book-store/contract/catalogue/calls';
import { DESK_COUNT_MAX } from '@book-store/contract/platform/desk/desk-lines';
import type { Area } from '../platform/area.ts';
import { implement } from '../platform/http/router/implement.ts';
import { binOfBooks } from './bin/calls.ts';
import { binJob } from './bin/empty-bin.ts';
import { Book } from './books/books.model.ts';
import { books } from './books/calls.ts';
import { runningOut } from './books/running-out.ts';
import { manyBooks } from './bulk-edit/calls.ts';
import { bookChangesJob } from './bulk-edit/change-books.ts';
import { bookChangesData } from './bulk-edit/forget-old-changes.ts';
import { covers } from './covers/calls.ts';
import { coversJob } from './covers/copy-covers.ts';
import { FAILED } from './covers/to-cover.ts';
import { drawnCovers } from './drawn-covers/calls.ts';
import { editing } from './editing/calls.ts';
import { genres } from './genres/calls.ts';
import { importsOfBooks } from './imports/calls.ts';
import { importsJob } from './imports/run-imports.ts';
import { importUndosJob } from './imports/start-undo.ts';
import { readingLists } from './reading-lists/calls.ts';
import { search } from './search/calls.ts';
import { stockOfBooks } from './stock/calls.ts';
import { stockCheckJob } from './stock/check-stock.ts';

export const catalogue: Area = {
  name: 'catalogue',
  routes: (deps) =>
    implement(
      catalogueCalls,
      {
        covers: covers(deps),
        books: books(deps),
        search: search(),
        genres: genres(deps),
        stock: stockOfBooks(deps),
        editing: editing(deps),
        imports: importsOfBooks(deps),
        'reading-lists': readingLists(deps),
        bin: binOfBooks(deps),
        'bulk-edit': manyBooks(deps),
        'drawn-covers': drawnCovers(deps),
      },
      deps,
    ),
  jobs: ({ recordChange }) => [
    stockCheckJob,
    importsJob({ recordChange }),
    importUndosJob,
    bookChangesJob(recordChange),
    binJob,
    coversJob(),
  ],
  desk: [
    {
      name: 'low-stock',
      find: async ({ now, shop }) => ({
        count: await Book.countDocuments(
          runningOut({ level: shop.settings.stock.lowStockLevel, now }),
        ).limit(DESK_COUNT_MAX),
      }),
    },
    {
      name: 'failed-covers',
      find: async () => ({
        count: await Book.countDocuments(FAILED).limit(DESK_COUNT_MAX),
      }),
    },
  ],
  personalData: [bookChangesData],
  amountNames: {
    Book: { path: 'title', what: (title) => `The price of “${title}”` },
    BinnedBook: { path: 'title', what: (title) => `The price of “${title}” in the bin` },
  },
};
