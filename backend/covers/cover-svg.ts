import type { CoverSheet } from './cover-sheet.ts';
import { mark } from './drawing/mark.ts';
import { HEIGHT, rect, WIDTH } from './drawing/shapes.ts';
import { outline } from './lettering/lettering.ts';

type Drawn = Omit<CoverSheet, 'unset'>;

/** Draws a laid-out cover as an SVG of a width in pixels. */
export function coverSvg({ ground, drawing, lines, ornament }: Drawn, width: number): string {
  const { x, y, color } = drawing.mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * HEIGHT) / WIDTH}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    ${rect(0, 0, WIDTH, HEIGHT, ground)}
    ${drawing.art}${ornament}
    ${lines.map((line) => outline(line.text, line)).join('')}
    ${mark(x, y, color)}
  </svg>`;
}
