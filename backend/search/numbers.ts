const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
/** From two on; '-' for those of a single letter, which is an initial more often than a number. */
const ROMAN = 'ii iii iv - vi vii viii ix - xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');

const CARDINALS = new Map([
  ...ONES.map((word, at) => [word, at] as const),
  ...TENS.map((word, at) => [word, 20 + at * 10] as const),
]);
const OTHERS = new Map([
  ...ORDINALS.map((word, at) => [word, at + 1] as const),
  ...ROMAN.map((word, at) => [word, at + 2] as const),
]);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

/** Returns the number that a word is, as digits, word, place ('third', '3rd') or Roman numeral. */
export function numberOf(word: string): number | undefined {
  const isDigit = word.charCodeAt(0) <= 57;
  if (!isDigit) return CARDINALS.get(word) ?? OTHERS.get(word);
  const [, digits] = /^(\d{1,9})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  return digits ? Number(digits) : undefined;
}

/** Returns the numbers of several words, each with the first position and the one behind: 'nineteen eighty four' is 1984. */
export function numbersIn(words: readonly string[]) {
  const spans: { from: number; to: number; value: number }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const span = numberFrom(words, from);
    if (span.to < from + 2) continue;
    spans.push(span);
    from = span.to - 1;
  }
  return spans;
}

function numberFrom(words: readonly string[], from: number) {
  let [value, to] = [0, from];
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] as string;
    const [scale, part] = [SCALES.get(word), CARDINALS.get(word)];
    if (scale) value = Math.max(1, value) * scale;
    else if (part !== undefined) {
      // 'nineteen eighty' is a year, and 'four fifty one' as good; 'eighty four' and 'two hundred six' are sums.
      const isSum = value === 0 || value % (part < 10 ? 10 : 100) === 0;
      if (!isSum && (value > 99 || part < 10)) break;
      value = isSum ? value + part : value * 100 + part;
    } else if (word !== 'and' || value === 0 || !CARDINALS.has(words[at + 1] ?? '')) break;
    to = at + 1;
  }
  return { from, to, value };
}
