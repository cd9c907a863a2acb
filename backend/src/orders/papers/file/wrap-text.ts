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
    line = word;
    while (!fits(line)) {
      const start = longestStart(line, fits);
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  return [...lines, line];
}

/** Returns as many letters of a word as fit, at least one. */
function longestStart(word: string, fits: (line: string) => boolean): string {
  const letters = [...word];
  let count = letters.length - 1;
  while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
  return letters.slice(0, Math.max(count, 1)).join('');
}
