import type { IndexedBook } from './indexed-book.ts';
import { toWords } from './search-words.ts';

const FIELD_WEIGHT = { title: 300, author: 200, series: 150, category: 100 };
/** Words beyond this position have the same weight. */
const LAST_POSITION = 40;

/** Returns the words by which a book is found, each with the weight of its best position. */
export function weighWords({
  title,
  author,
  series,
  category,
}: IndexedBook): ReadonlyMap<string, number> {
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
