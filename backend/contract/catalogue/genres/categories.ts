/** In the order of the shop's lists. */
export const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The hidden genre of imported books without one. */
export const TO_SORT = 'To sort';

/** Words that stay lower-case within a name: 'History of Art'. */
const SMALL = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
]);

/** Capitalises a category. */
export const categoryName = (category: string): string =>
  category.replace(/[\p{L}\p{N}’']+/gu, (word, at: number) =>
    at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
