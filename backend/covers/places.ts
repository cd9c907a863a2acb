import { readableOn } from './drawing/colors.ts';
import type { Drawing, Place } from './layout.ts';
import type { Palette } from './palettes.ts';

type Options = { on?: string; color?: string; max?: number };

const MARGIN = 56;
const INNER = 720 - 2 * MARGIN;

/** A place across the sheet, between two heights. */
const across =
  (align: Place['align'], from: Place['from']) =>
  (
    palette: Palette,
    [top, bottom]: readonly [number, number],
    { on = palette.ground, color = palette.ink, max = 132 }: Options = {},
  ): Place => ({
    ...{ x: MARGIN, y: top, width: INNER, height: bottom - top },
    ...{ align, from, on, max },
    color: readableOn(on, color, palette.ink, palette.ground),
  });

export const topLeft = across('left', 'top');
export const topCenter = across('center', 'top');
export const middleCenter = across('center', 'middle');
export const bottomLeft = across('left', 'bottom');
export const bottomCenter = across('center', 'bottom');

type Feet = Pick<Drawing, 'author' | 'mark'>;

/** The author at the bottom left and the mark at the bottom right. */
export function footLeft(palette: Palette, { on, color, max = 42 }: Options = {}): Feet {
  const author = bottomLeft(palette, [930, 1040], {
    ...(on && { on }),
    ...(color && { color }),
    max,
  });
  return {
    author: { ...author, width: INNER - 80 },
    mark: { x: 642, y: 1016, color: author.color },
  };
}

/** The author centred at the bottom above the mark. */
export function footCenter(palette: Palette, { on, color, max = 42 }: Options = {}): Feet {
  const author = bottomCenter(palette, [910, 1006], {
    ...(on && { on }),
    ...(color && { color }),
    max,
  });
  return { author, mark: { x: 360, y: 1032, color: author.color } };
}
