import { german as heads } from '../lib/wording/german-heads.ts';
import { german as storefront } from '../lib/wording/german-storefront.ts';
import type { Wording } from '../lib/wording/storefront-texts.ts';

/** `german.ts` beside `texts.ts`, and `part-german.ts` beside `part-texts.ts`. */
const files = import.meta.glob<{ german: object }>(
  [
    '../{api,kit,lib,storefront}/**/german.ts',
    '../{api,kit,lib,storefront}/**/*-german.ts',
    './german.ts',
  ],
  { eager: true },
);

/** Returns the name of the area that a file translates: its folder in the storefront or beside it, and its part if it has one. */
const areaOf = (file: string) =>
  file
    .replace(/^\.\.\/(storefront\/)?/, '')
    .replace(/^\.\//, 'app/')
    .replace(/(\/|-)german\.ts$/, '');

/** How a German shop speaks. */
export const inGerman: Wording = {
  language: 'de',
  tables: {
    ...Object.fromEntries(
      Object.entries(files).map(([file, table]) => [areaOf(file), table.german]),
    ),
    heads,
    storefront,
  },
};
