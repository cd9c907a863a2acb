import { authorsOf } from '@book-store/contract/slugs';
import { type CommonTexts, commonTexts } from '../wording/texts.ts';

/** Returns an author line for a card: of more than two authors, the first two and how many others. */
export function authorsInShort(
  line: string,
  { andOthers }: CommonTexts = commonTexts.english,
): string {
  const [first, second, ...others] = authorsOf(line);
  if (others.length === 0) return line;
  return andOthers(`${first}, ${second}`, others.length);
}
