const BEYOND_LATIN_1 = /[^\0-\xff]/;

/** Returns a text as one piece with one byte for each letter, where its letters allow that: half of the memory. */
export const compact = (text: string): string =>
  BEYOND_LATIN_1.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');

/** More different texts than this are rarely shared, and to remember all of them would be no saving. */
const REMEMBERED_MAX = 50_000;
const remembered = new Map<string, string>();

/** Returns the one copy of a text that many books have, such as a genre or an author. */
export function shared<Text extends string | undefined>(text: Text): Text {
  if (text === undefined) return text;
  const known = remembered.get(text);
  if (known !== undefined) return known as Text;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  const kept = compact(text);
  remembered.set(kept, kept);
  return kept as Text;
}
