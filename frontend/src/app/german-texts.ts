import { german as heads } from '../lib/german-heads.ts';
import { german as storefront } from '../lib/german-storefront.ts';
import type { Wording } from '../lib/storefront-texts.ts';

/** The tables of all folders, by their paths, which are the names of their areas. */
const files = import.meta.glob<{ german: object }>('../{api,app,kit,lib,shop}/**/german.ts', {
  eager: true,
});
const tables = Object.entries(files).map(([file, table]) => [
  file.replace(/^\.\.\/(.*)\/german\.ts$/, '$1'),
  table.german,
]);

/** How a German shop speaks. */
export const inGerman: Wording = {
  language: 'de',
  tables: { ...Object.fromEntries(tables), heads, storefront },
};
