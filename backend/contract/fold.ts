/** Letters that Unicode does not decompose into a base letter and a diacritic. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A shortcut: most texts need only lower case. */
const ONLY_ASCII = /^\p{ASCII}*$/u;

/** Letters that a mark changes into other letters: voiced Japanese ones, and the Cyrillic 'й'. */
const CHANGED = /.[\u3099\u309a]|[иИ]\u0306/gu;
/** Marks that are vowels, as in Thai and Hindi. */
const LETTER_MARK =
  /(?!\u093c)[^\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;

/**
 * Lower case without diacritics: 'García Márquez' becomes 'garcia marquez'. Hebrew and Arabic points are
 * diacritics, Thai and Hindi vowels are not.
 */
export const fold = (text: string): string =>
  ONLY_ASCII.test(text) ? text.toLowerCase() : foldLetters(text);

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(CHANGED, (letter) => letter.normalize('NFC'))
    .replace(/\p{M}/gu, (mark) => (LETTER_MARK.test(mark) ? mark : ''))
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter);

/** Also removes the marks that `fold` keeps, for URLs and codes. */
export const foldToBase = (text: string): string =>
  fold(text).normalize('NFD').replace(/\p{M}/gu, '');
