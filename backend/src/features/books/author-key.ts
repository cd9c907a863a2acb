import { fold } from '@book-store/contract/fold';
import { authorsOf } from '@book-store/contract/slugs';

const SUFFIX = /,?\s+(jr|sr|ii|iii|iv)\.?$/;
/** Comes after every name. */
const NOBODY = '\uffff';

/**
 * Returns the key by which book shops sort: the surname of the first author, then the rest. 'Gabriel
 * García Márquez' becomes 'marquez gabriel garcia'; a line such as 'King, Stephen' has this order already.
 */
export function authorKey(line: string | undefined): string {
  const [first = ''] = authorsOf(line ?? '');
  const name = fold(first).replace(SUFFIX, '').trim();
  if (name === '') return NOBODY;
  if (name.includes(',')) return name.replace(/,\s*/g, ' ');
  const words = name.split(/\s+/);
  return [words.at(-1), ...words.slice(0, -1)].join(' ');
}
