import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const packages = createRequire(import.meta.url);
/** Each file of the font has one script; read only when a text needs it. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
];
export type Weight = 400 | 600;

const opened = new Map<string, Font>();

function fontOf(script: string, weight: Weight): Font {
  const file = `@fontsource/literata/files/literata-${script}-${weight}-normal.woff2`;
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(packages.resolve(file))) as Font;
  opened.set(file, font);
  return font;
}

type Style = { size: number; weight: Weight };
type Run = { font: Font; text: string };

/** Splits a text by the files that have its letters; letters that no file has are left out. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.font.hasGlyphForCodePoint(code)) {
      last.text += letter;
      continue;
    }
    if (letter === ' ' && !last) continue;
    const script = SCRIPTS.find((script) => fontOf(script, weight).hasGlyphForCodePoint(code));
    if (script) runs.push({ font: fontOf(script, weight), text: letter });
  }
  return runs;
}

/** Returns the width of a line in pixels. */
export function widthOf(text: string, { size, weight }: Style): number {
  const widths = runsOf(text, weight).map(
    ({ font, text }) => (font.layout(text).advanceWidth / font.unitsPerEm) * size,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * Draws a line as SVG outlines, so that it looks the same on a machine without any fonts. `x` is its left
 * edge, `y` its baseline.
 */
export function outline(text: string, { size, weight, x, y, fill }: Style & Placed): string {
  let at = x;
  const glyphs: string[] = [];
  for (const { font, text: part } of runsOf(text, weight)) {
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
      at += xAdvance * scale;
    });
  }
  return `<g fill="${fill}">${glyphs.join('')}</g>`;
}

type Placed = { x: number; y: number; fill: string };

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
