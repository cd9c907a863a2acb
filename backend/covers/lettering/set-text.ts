import type { Face } from './faces.ts';
import { breakLines, shortened, widthOf } from './lettering.ts';

export type TextBox = {
  face: Face;
  width: number;
  height: number;
  /** The largest and the smallest size; the latter only if the whole text does not fit otherwise. */
  max: number;
  min: number;
  /** Distance of two baselines, as a part of the size. */
  leading: number;
  tracking?: number;
};
export type SetText = { size: number; lines: string[] };

/** What descenders need below the last baseline, as a part of the size. */
const DESCENT = 0.26;
/** Words that look lost at the end of a line. */
const LEADS_ON = /^(a|an|the|of|in|on|to|and|for|at|by|with|from|or|le|la|el|der|die|das|&)$/i;

/** Returns the height of a text from the top of its first line to its descenders. */
export const heightOf = ({ size, lines }: SetText, leading: number): number =>
  lines.length === 0 ? 0 : size * ((lines.length - 1) * leading + 1 - 0.12 + DESCENT);

/**
 * Sets a text as large as its box allows, in lines of about the same length. A text that is too long
 * even for the smallest size ends with an ellipsis.
 */
export function setText(text: string, box: TextBox): SetText {
  const words = wordsOf(text, box);
  let best: SetText | undefined;
  const widths = words.map((word) => widthOf(word, unit(box)));
  const space = widthOf('n n', unit(box)) - widthOf('nn', unit(box));
  const most = Math.min(words.length, Math.floor(box.height / (box.min * box.leading)) + 1);
  for (let count = 1; count <= most; count++) {
    const lines = balanced(words, widths, space, count);
    const widest = Math.max(...lines.map((line) => widthOf(line, unit(box))));
    const tallest = heightOf({ size: 1, lines }, box.leading);
    const size = Math.min(box.max, (box.width / widest) * 0.998, box.height / tallest);
    // Another line has to pay off.
    if (!best || size > best.size * 1.04) best = { size, lines };
  }
  if (!best || best.size >= box.min) return best ?? { size: box.max, lines: [] };
  return cut(words.join(' '), box);
}

const unit = ({ face, tracking }: TextBox) => ({ size: 1, face, ...(tracking && { tracking }) });

/** A word that is longer than a line of the smallest size is split. */
const wordsOf = (text: string, box: TextBox): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => breakLines(word, box.width / box.min, unit(box)));

/** Breaks words into a number of lines so that the longest line is as short as possible. */
function balanced(
  words: readonly string[],
  widths: readonly number[],
  space: number,
  count: number,
): string[] {
  type Best = { cost: number; breaks: number[] };
  let before: Best[] = [{ cost: 0, breaks: [] }];
  for (let line = 0; line < count; line++) {
    const next: Best[] = [];
    for (let end = 1; end <= words.length; end++) {
      let width = -space;
      for (let start = end - 1; start >= 0; start--) {
        width += (widths[start] ?? 0) + space;
        const known = before[start];
        if (!known) continue;
        const lost = end < words.length && LEADS_ON.test(words[end - 1] ?? '') ? 1.12 : 1;
        const cost = Math.max(known.cost, width * lost);
        if (cost < (next[end]?.cost ?? Number.POSITIVE_INFINITY)) {
          next[end] = { cost, breaks: [...known.breaks, end] };
        }
      }
    }
    before = next;
  }
  const breaks = before[words.length]?.breaks ?? [words.length];
  return breaks.map((end, index) => words.slice(breaks[index - 1] ?? 0, end).join(' '));
}

function cut(text: string, box: TextBox): SetText {
  const { min: size, face, width, height, leading, tracking } = box;
  const style = { size, face, ...(tracking && { tracking }) };
  const lines = breakLines(text, width, style);
  const most = Math.max(1, Math.floor((height / size - 1.14) / leading) + 1);
  if (lines.length <= most) return { size, lines };
  const last = shortened(lines.slice(most - 1).join(' '), width, style);
  return { size, lines: [...lines.slice(0, most - 1), last] };
}
