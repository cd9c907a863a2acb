import { outline } from '../../shared/lettering/lettering.ts';
import type { CoverSheet } from './cover-sheet.ts';
import { HEIGHT, rect, WIDTH } from './drawing/shapes.ts';

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

/** The shop's mark, as on its own covers: a sun that rises from an open book. */
const mark = (x: number, y: number, color: string) =>
  `<g transform="translate(${x} ${y})" fill="${color}"><path d="M-11 1A11 11 0 0 1 11 1L0 5.6Z"/><path d="M-20 0L-1.6 8V20L-20 12Z"/><path d="M20 0L1.6 8V20L20 12Z"/></g>`;
