import { type Face, runsOf } from './faces.ts';

/** `tracking` is the space added after every letter, as a part of the size. */
export type Style = { size: number; face: Face; tracking?: number };
type Placed = { x: number; y: number; fill: string };

/** Returns the width of a line in pixels. */
export function widthOf(text: string, { size, face, tracking = 0 }: Style): number {
  let width = 0;
  for (const { font, text: part } of runsOf(text, face)) {
    const { glyphs, advanceWidth } = font.layout(part);
    width += (advanceWidth / font.unitsPerEm + tracking * glyphs.length) * size;
  }
  return width && width - tracking * size;
}

/**
 * Draws a line as SVG outlines, so that it looks the same on a machine without any fonts. `x` is its left
 * edge, `y` its baseline.
 */
export function outline(text: string, { size, face, tracking = 0, x, y, fill }: Style & Placed) {
  let at = x;
  const glyphs: string[] = [];
  for (const { font, text: part } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs: drawn, positions } = font.layout(part);
    drawn.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const left = (at + xOffset * scale).toFixed(2);
      const base = (y - yOffset * scale).toFixed(2);
      const path = glyph.path.toSVG();
      if (path) {
        glyphs.push(
          `<path transform="translate(${left} ${base}) scale(${scale} ${-scale})" d="${path}"/>`,
        );
      }
      at += xAdvance * scale + tracking * size;
    });
  }
  return `<g fill="${fill}">${glyphs.join('')}</g>`;
}

/** Breaks a text into lines of a width, at spaces, or within a word that is longer than a line. */
export function breakLines(text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && widthOf(line + letter, style) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Shortens a line with an ellipsis until it fits. */
export function shortened(text: string, width: number, style: Style): string {
  if (widthOf(text, style) <= width) return text;
  let kept = text;
  while (kept && widthOf(`${kept}…`, style) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
