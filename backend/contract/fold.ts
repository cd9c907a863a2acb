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

/** Returns a text in lower case without diacritics: 'García Márquez' becomes 'garcia marquez'. */
export const fold = (text: string): string =>
  ONLY_ASCII.test(text) ? text.toLowerCase() : foldLetters(text);

const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter);
