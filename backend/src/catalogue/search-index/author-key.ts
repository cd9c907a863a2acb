import { fold } from '@book-store/contract/fold';
import { authorsOf } from '@book-store/contract/slugs';
import { toWords } from '../../platform/text/to-words.ts';

const SUFFIX = /,?\s+(jr|sr|ii|iii|iv)\.?$/;
/** The author's role: '(Illustrator)'. */
const PART = /\s*\([^)]*\)\s*$/;
/** Scripts in which the surname comes first. */
const SURNAME_FIRST = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Hangul}\s]+$/u;
/** Sorts after every name. */
const NOBODY = '\uffff';

/**
 * Returns the sort key that book shops use: the surname of the first author, then the rest. 'Gabriel García Márquez'
 * becomes 'marquez gabriel garcia'; a line such as 'King, Stephen' is already in this order.
 */
export function authorKeyOf(line: string | undefined): string {
  const [first = ''] = authorsOf(line ?? '');
  const name = fold(first).replace(PART, '').replace(SUFFIX, '');
  const parts = name
    .split(/\s+/)
    .map(toWords)
    .filter((words) => words.length > 0);
  const inOrder = name.includes(',') || SURNAME_FIRST.test(name);
  const sorted = inOrder ? parts : [...parts.slice(-1), ...parts.slice(0, -1)];
  return sorted.flat().join(' ') || NOBODY;
}
