import { typographic } from './title-parts.ts';

/**
 * Returns the ways to name authors in one line, the longest first; the last one is the shortest. Names that
 * cannot be set are left out.
 */
export function authorNames(
  authors: readonly string[],
  canSet: (name: string) => boolean,
): string[] {
  const names = authors.map(typographic).filter(canSet);
  const [first = ''] = names;
  if (names.length <= 1) return [first];
  const last = names.at(-1);
  return [
    ...(names.length <= 3 ? [`${names.slice(0, -1).join(', ')} & ${last}`] : []),
    ...(names.length > 2 ? [`${names.slice(0, 2).join(', ')} and others`] : []),
    `${first} and others`,
  ];
}
