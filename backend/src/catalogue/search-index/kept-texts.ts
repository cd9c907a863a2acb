const BEYOND_LATIN_1 = /[^\0-\xff]/;

/** Flattens a text to a one-byte string if its characters allow that, which halves its memory. */
export const compact = (text: string): string =>
  BEYOND_LATIN_1.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');

/** Beyond this number, texts are rarely shared, and remembering them all would save nothing. */
const REMEMBERED_MAX = 50_000;
const remembered = new Map<string, string>();

/** Returns the shared copy of a text that many books have, such as a genre or an author. */
export function shared<Text extends string | undefined>(text: Text): Text {
  if (text === undefined) return text;
  const known = remembered.get(text);
  if (known !== undefined) return known as Text;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  const kept = compact(text);
  remembered.set(kept, kept);
  return kept as Text;
}
