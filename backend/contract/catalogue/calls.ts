import { genreCalls } from './genres/calls.ts';
import { stockCalls } from './stock/calls.ts';

/** The calls of the catalogue by subject. */
export const catalogueCalls = {
  genres: genreCalls,
  stock: stockCalls,
};
