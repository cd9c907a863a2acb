/** What fingers and ears make of words. */

type Random = () => number;

const NEIGHBOURS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Returns a word with one letter missing, doubled, swapped with the next or hit beside. */
export function mistype(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const row = NEIGHBOURS.find((keys) => keys.includes(letter)) ?? 'xy';
  const beside = row[row.indexOf(letter) + 1] ?? row.at(-2) ?? 'x';
  const slips = [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after[0]}${letter}${after.slice(1)}`,
    `${before}${beside}${after}`,
  ];
  return slips[Math.floor(random() * slips.length)] ?? word;
}

const SOUNDS: readonly [RegExp, string][] = [
  [/ph/, 'f'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/tion/, 'shun'],
  [/([bdfglmnprst])\1/, '$1'],
  [/ck/, 'k'],
  [/c(?=[ei])/, 's'],
  [/c(?=[aour])/, 'k'],
  [/ight/, 'ite'],
  [/qu/, 'kw'],
  [/y(?=[^aeiou])/, 'i'],
  [/ie/, 'ei'],
  [/ea/, 'ee'],
  [/x/, 'ks'],
  [/s(?=[aeiou])/, 'ss'],
];

/** Returns a word as it sounds, or itself. */
export function misspell(word: string): string {
  const [from, to] = SOUNDS.find(([sound]) => sound.test(word)) ?? [/$/, ''];
  return word.replace(from, to);
}

export const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inWords(number: number): string {
  if (number < 20) return NUMBERS[number] ?? '';
  if (number < 100)
    return `${TENS[Math.floor(number / 10)]} ${number % 10 ? NUMBERS[number % 10] : ''}`;
  if (number < 1000) {
    return `${NUMBERS[Math.floor(number / 100)]} hundred ${number % 100 ? inWords(number % 100) : ''}`;
  }
  if (number < 2000) return `${inWords(Math.floor(number / 100))} ${inWords(number % 100)}`;
  return `${inWords(Math.floor(number / 1000))} thousand ${number % 1000 ? inWords(number % 1000) : ''}`;
}

/** Returns a title with digits as words, or the words of numbers as digits. */
export function spoken(title: string): string {
  if (/\d/.test(title)) {
    return title.replace(/\d+/g, (digits) => inWords(Number(digits)).trim()).replace(/ +/g, ' ');
  }
  const isTwo = new RegExp(
    `\\b(${TENS.slice(2).join('|')})[ -](${NUMBERS.slice(1, 10).join('|')})\\b`,
    'gi',
  );
  const oneOf = new RegExp(
    `\\b(${NUMBERS.slice(2).join('|')}|${TENS.slice(2).join('|')})\\b`,
    'gi',
  );
  const numberOf = (word: string) =>
    NUMBERS.includes(word) ? NUMBERS.indexOf(word) : TENS.indexOf(word) * 10;
  return title
    .replace(isTwo, (_all, ten, one) =>
      String(numberOf(ten.toLowerCase()) + numberOf(one.toLowerCase())),
    )
    .replace(oneOf, (word) => String(numberOf(word.toLowerCase())));
}

const CYRILLIC = 'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я ё'.split(' ');
const FROM_CYRILLIC =
  "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch ' y ' e yu ya e".split(' ');
const GREEK = 'α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω'.split(' ');
const FROM_GREEK = 'a b g d e z i th i k l m n x o p r s s t y f ch ps o'.split(' ');

/** Returns a Cyrillic or Greek text in the Latin letters that people type for it. */
export const toLatin = (text: string): string =>
  Array.from(
    text
      .normalize('NFD')
      .replace(/[\u0300-\u0305\u0307-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase(),
  )
    .map(
      (letter) =>
        FROM_CYRILLIC[CYRILLIC.indexOf(letter)] ?? FROM_GREEK[GREEK.indexOf(letter)] ?? letter,
    )
    .join('')
    .replaceAll("'", '');

/** Returns a Latin text in Cyrillic letters, as somebody types it with the wrong keys at hand. */
export const toCyrillic = (text: string): string =>
  text.replace(
    /shch|zh|kh|ts|ch|sh|yu|ya|./g,
    (letters) => CYRILLIC[FROM_CYRILLIC.indexOf(letters)] ?? LIKE[letters] ?? letters,
  );

const LIKE: Readonly<Record<string, string>> = { c: 'к', h: 'х', j: 'дж', q: 'к', w: 'в', x: 'кс' };
