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

/** Letters that a mark changes into others: voiced ones of Japanese, and the Cyrillic 'й'. */
const CHANGED = /.[\u3099\u309a]|[иИ]\u0306/gu;
/** Marks of scripts that write vowels with them, such as Thai and Hindi. */
const LETTER_MARK =
  /(?!\u093c)[^\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;

/**
 * Returns a text in lower case without diacritics: 'García Márquez' becomes 'garcia marquez'. The points of Hebrew and
 * Arabic are diacritics, the vowels of Thai and Hindi are not.
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

/** Returns a folded text without the marks that `fold` leaves: what addresses and codes are made of. */
export const foldToBase = (text: string): string =>
  fold(text).normalize('NFD').replace(/\p{M}/gu, '');
