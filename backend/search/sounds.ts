const LETTERS = 'абвгдежзийклмнопрстуфхцчшщъыьэюяѣіїєґαβγδεζηθικλμνξοπρσςτυφχψω';
const IN_LATIN = (
  'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya e i i e g ' +
  'a b g d e z i th i k l m n x o p r s s t y f ch ps o'
).split(' ');
const LATIN = new Map(
  Array.from(LETTERS, (letter, at) => [letter, IN_LATIN[at]?.replace('-', '')]),
);
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** Arabic letters that are written, or typed on a Persian keyboard, in several ways; a line that only stretches words. */
const ARABIC: Record<string, string> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ـ: '' };
/** Who types Japanese sees Hiragana until it is converted. */
const KATAKANA = /[ァ-ヶ]/g;
const TO_HIRAGANA = 0x60;
/** Whether long words end with it is a matter of taste. */
const LAST_PROLONGED = /(?<=[ぁ-ゖー]{2}[ぁ-ゖ])ー(?![ぁ-ゖ])/g;

/**
 * Returns a folded text with Cyrillic and Greek letters in Latin ones, and letters that have several forms in the
 * usual one.
 */
export const toUsualLetters = (text: string): string =>
  text
    .replace(OTHER, (letter) => LATIN.get(letter) ?? letter)
    .replace(/[ىیکةـ]/g, (letter) => ARABIC[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(LAST_PROLONGED, '');

/** Returns a word without the ending of a plural. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Returns what may be the plural of a word, and the word whose plural it may be. */
export const pluralsOf = (word: string): string[] =>
  [singular(word), `${word}s`, `${word}es`, `${word.slice(0, -1)}ies`].filter(
    (form) => form !== word,
  );

const RULES: readonly [RegExp, string][] = [
  // Slavic names as German and Polish write them: 'Dostojewski', 'Tschechow'.
  [/tsch/g, 'ch'],
  [/w(?=sk)|(?<=[oe])w$/g, 'v'],
  [/(?<=[aeiou])j(?=[aeiouy])/g, 'y'],
  [/zh/g, 'sh'],
  [/t[sz]/g, 's'],
  [/^[kgp](?=[ns])/, ''],
  [/^wr/, 'r'],
  // Cyrillic writes 'Harry' with its G.
  [/^h/, 'g'],
  [/[^\p{L}\p{N}]/gu, ''],
  [/ph|v/g, 'f'],
  [/ght?/g, 't'],
  [/(?:[cst]i|sh?)(?=[aou]n)|sch|sh|ch(?=[ei])/g, 'j'],
  [/c(?=[eiy])|z/g, 's'],
  [/c[kh]?|q(?:u|w)?|kw|kh/g, 'k'],
  [/x/g, 'ks'],
  [/dg/g, 'j'],
  [/(?<=.)h|w(?![aeiou])/g, ''],
  [/[aeiouy]+$/, ''],
  [/[aeiouy]+/g, 'a'],
  [/(.)\1+/g, '$1'],
];

/** Returns how a word sounds: the same for words that people confuse when they only have heard them. */
export function soundOf(word: string): string {
  let sound = singular(word);
  for (const [from, to] of RULES) sound = sound.replace(from, to);
  // One sound alone says too little: 'qqqqqq' is not meant for 'Co'.
  return sound.length > 1 ? sound : word;
}
