import { authorsOf } from '@book-store/contract/slugs';
import { typographic } from './title-parts.ts';

/**
 * Returns the ways to name the authors of a book, the longest first; the last one is the shortest. Names
 * that cannot be set are left out.
 */
export function authorNames(line: string, canSet: (name: string) => boolean): string[] {
  const names = authorsOf(typographic(line)).filter(canSet);
  const [first = ''] = names;
  if (names.length <= 1) return [first];
  const last = names.at(-1);
  return [
    ...(names.length <= 3 ? [`${names.slice(0, -1).join(', ')} & ${last}`] : []),
    ...(names.length > 2 ? [`${names.slice(0, 2).join(', ')} and others`] : []),
    `${first} and others`,
  ];
}
