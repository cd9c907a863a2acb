import { genreCalls } from './genres/calls.ts';

/** The calls of the catalogue by subject. */
export const catalogueCalls = {
  genres: genreCalls,
};
