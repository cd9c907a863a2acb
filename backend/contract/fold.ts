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

/** Texts without such letters, which most are, need no more than lower case. */
const ONLY_ASCII = /^\p{ASCII}*$/u;

/** A mark that is a letter of its own or changes one into another, as vowels of Thai and Hindi do. */
const LETTER_MARK =
  /(?!\u093c)[^\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]|[\u3099\u309a]/u;
const VOICED = /.[\u3099\u309a]/gu;

/**
 * Returns a text in lower case without diacritics: 'García Márquez' becomes 'garcia marquez'. The points of Hebrew and
 * Arabic are diacritics, the vowels of Thai and Hindi are not.
 */
export const fold = (text: string): string =>
  ONLY_ASCII.test(text) ? text.toLowerCase() : foldLetters(text);

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, (mark) => (LETTER_MARK.test(mark) ? mark : ''))
    .replace(VOICED, (letter) => letter.normalize('NFC'))
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter);
