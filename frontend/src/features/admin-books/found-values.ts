import type { IsbnView } from '@book-store/contract/schemas/isbn';

const NAMES = ['title', 'author', 'publisher', 'publishedYear', 'pages'] as const;
export type FoundName = (typeof NAMES)[number];

/** Returns what Open Library says of a book, as the form has it. */
export const foundValues = (found: IsbnView): { name: FoundName; value: string }[] =>
  NAMES.flatMap((name) => {
    const value = found[name];
    return value === undefined ? [] : [{ name, value: String(value) }];
  });
