import type { SearchDocument } from './documents.ts';

/** Returns the words of a text. */
export type ToWords = (text: string) => string[];

/**
 * Returns a function that returns the folded words of a text in order. It drops apostrophes ("Don't" becomes
 * 'dont') and returns initials both alone and joined ('J.K. Rowling' becomes 'j', 'k', 'jk', 'rowling'),
 * because people type either.
 */
export const wordsBy =
  (fold: (text: string) => string): ToWords =>
  (text) => {
    const words = fold(text)
      .replace(/['’ʼ`]/g, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    return words.flatMap((word, at) => {
      const endsInitials = word.length === 1 && words[at + 1]?.length !== 1;
      if (!endsInitials) return [word];
      let from = at;
      while (words[from - 1]?.length === 1) from -= 1;
      return from === at ? [word] : [word, words.slice(from, at + 1).join('')];
    });
  };

const FIELD_WEIGHT = { title: 300, author: 200, series: 150, category: 100 };
/** Words beyond this position have the same weight. */
const LAST_POSITION = 40;

/** Returns the words by which a book is found, each with the weight of its best position. */
export function weighWords(
  { title, author, series, category }: SearchDocument,
  toWords: ToWords,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const texts = { title, author, series: series?.name, category };
  for (const field of ['title', 'author', 'series', 'category'] as const) {
    toWords(texts[field] ?? '').forEach((word, position) => {
      const weight = FIELD_WEIGHT[field] - Math.min(position, LAST_POSITION);
      if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
    });
  }
  return weights;
}

/** Returns whether two states of a book have the same words. */
export const hasSameWords = (book: SearchDocument, before: SearchDocument): boolean =>
  book.title === before.title &&
  book.author === before.author &&
  book.series?.name === before.series?.name &&
  book.category === before.category;
