import { authorsOf } from '@book-store/contract/slugs';

/** Returns an author line for a card: of more than two authors, the first two and how many others. */
export function authorsInShort(line: string): string {
  const [first, second, ...others] = authorsOf(line);
  if (others.length === 0) return line;
  return `${first}, ${second} and ${others.length} ${others.length === 1 ? 'other' : 'others'}`;
}
