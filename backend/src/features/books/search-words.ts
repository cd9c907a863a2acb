import { fold } from '@book-store/contract/fold';

/**
 * Returns the folded words of a text in order. Drops apostrophes ("Don't" becomes 'dont') and returns
 * initials both alone and joined ('J.K. Rowling' becomes 'j', 'k', 'jk', 'rowling'), because people
 * type either.
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
