import type { Language } from '../../storefront.ts';

/** In the order of the shop's lists. */
export const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What the first genres are called until their owner names them; in English like their categories. */
export const GERMAN_CATEGORIES: Readonly<Record<string, string>> = {
  business: 'Wirtschaft',
  technology: 'Technik',
  fiction: 'Belletristik',
  horror: 'Horror',
  adventure: 'Abenteuer',
} satisfies Record<Category, string>;

/** The hidden genre of imported books without one. */
export const TO_SORT = 'To sort';
/** What it is called at first; its category is the same everywhere. */
export const TO_SORT_NAMES: Readonly<Record<Language, string>> = {
  en: TO_SORT,
  de: 'Noch einzuordnen',
};

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
