import { binCalls } from './bin/calls.ts';
import { bookCalls } from './books/calls.ts';
import { bulkEditCalls } from './bulk-edit/calls.ts';
import { coverCalls } from './covers/calls.ts';
import { drawnCoverCalls } from './drawn-covers/calls.ts';
import { editingCalls } from './editing/calls.ts';
import { genreCalls } from './genres/calls.ts';
import { importCalls } from './imports/calls.ts';
import { readingListCalls } from './reading-lists/calls.ts';
import { searchCalls } from './search/calls.ts';
import { stockCalls } from './stock/calls.ts';

export const catalogueCalls = {
  covers: coverCalls,
  books: bookCalls,
  search: searchCalls,
  genres: genreCalls,
  stock: stockCalls,
  editing: editingCalls,
  imports: importCalls,
  'reading-lists': readingListCalls,
  bin: binCalls,
  'bulk-edit': bulkEditCalls,
  'drawn-covers': drawnCoverCalls,
};
