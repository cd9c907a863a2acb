import { authorsOf } from '@book-store/contract/slugs';
import { type CommonTexts, commonTexts } from '../wording/texts.ts';

/** Names at most two authors, and the number of others. */
export function authorsInShort(
  line: string,
  { andOthers }: CommonTexts = commonTexts.english,
): string {
  const [first, second, ...others] = authorsOf(line);
  if (others.length === 0) return line;
  return andOthers(`${first}, ${second}`, others.length);
}
