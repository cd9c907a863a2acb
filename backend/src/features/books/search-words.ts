/** Letters that Unicode does not take apart into a base letter and a mark. */
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

/** Lower case without accents: 'Gabriel García Márquez' becomes 'gabriel garcia marquez'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter);

/**
 * The folded words of a text in their order. Apostrophes vanish ("Don't" is 'dont'), and initials
 * stand alone and joined ('J.K. Rowling' is 'j', 'k', 'jk', 'rowling'), as people type either.
 */
export function toWords(text: string): string[] {
  const words = fold(text)
    .replace(/['’ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.flatMap((word, at) => {
    const endsInitials = word.length === 1 && words[at + 1]?.length !== 1;
    if (!endsInitials) return [word];
    let from = at;
    while (words[from - 1]?.length === 1) from -= 1;
    return from === at ? [word] : [word, words.slice(from, at + 1).join('')];
  });
}
