import { type Weight, widthOf } from './fonts.ts';

/** How texts are set: in points. */
export type Style = { size: number; weight: Weight };

/** Breaks a text into lines of a width: between words, and inside of one that is longer than a line. */
export const wrapText = (text: string, width: number, style: Style): string[] =>
  text.split('\n').flatMap((line) => wrapLine(line, width, style));

function wrapLine(text: string, width: number, { size, weight }: Style): string[] {
  const fits = (line: string) => widthOf(line, size, weight) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = fits(word) ? [word] : breakWord(word, width, { size, weight });
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

/** Breaks a word into pieces that fit, of at least one letter each. */
function breakWord(word: string, width: number, { size, weight }: Style): string[] {
  const pieces: string[] = [];
  let [piece, room] = ['', width];
  for (const letter of word.normalize('NFC')) {
    // Without kerning, letters are as wide alone as in a word.
    const advance = widthOf(letter, size, weight);
    if (piece && advance > room) {
      pieces.push(piece);
      [piece, room] = ['', width];
    }
    piece += letter;
    room -= advance;
  }
  return [...pieces, piece];
}
