const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ROMAN = 'ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');

const VALUES = new Map<string, number>([
  ...ONES.map((word, at) => [word, at] as const),
  ...TENS.map((word, at) => [word, 20 + at * 10] as const),
  // Single letters are initials more often than numbers.
  ...ROMAN.map((word, at) => [word, at + 2] as const).filter(([word]) => word.length > 1),
]);
const PLACES = new Map(ORDINALS.map((word, at) => [word, at + 1] as const));
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

/** Returns the number that a word is, as digits, word or Roman numeral. */
export function numberOf(word: string): number | undefined {
  return /^\d{1,9}$/.test(word) ? Number(word) : VALUES.get(word);
}

/** Returns the place that a word says: 3 for 'third' and '3rd'. */
export const placeOf = (word: string): number | undefined =>
  PLACES.get(word) ?? (/^\d{1,3}(st|nd|rd|th)$/.test(word) ? Number.parseInt(word, 10) : undefined);

/** A number in several words: the position of the first one and behind the last one. */
export type NumberSpan = { from: number; to: number; value: number };

/** Returns the numbers of several words: 'nineteen eighty four' is 1984. */
export function numbersIn(words: readonly string[]): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const span = numberFrom(words, from);
    if (span.to < from + 2) continue;
    spans.push(span);
    from = span.to - 1;
  }
  return spans;
}

function numberFrom(words: readonly string[], from: number): NumberSpan {
  let [total, part, to] = [0, 0, from];
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] as string;
    const scale = SCALES.get(word);
    const value = VALUES.get(word);
    if (scale) {
      part = Math.max(1, part) * scale;
      if (scale === 1000) [total, part] = [total + part, 0];
    } else if (value !== undefined && ROMAN.indexOf(word) < 0) {
      // 'nineteen eighty' is a year; 'eighty four' and 'two hundred six' are sums.
      const fits = part === 0 || part % (value < 10 ? 10 : 100) === 0;
      if (!fits && (part < 10 || part > 99 || value < 10)) break;
      part = fits ? part + value : part * 100 + value;
    } else if (
      word !== 'and' ||
      at === from ||
      part + total === 0 ||
      !VALUES.has(words[at + 1] ?? '')
    )
      break;
    to = at + 1;
  }
  return { from, to, value: total + part };
}
