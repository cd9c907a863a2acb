import { mix } from '../drawing/colors.ts';
import { group, rect } from '../drawing/shapes.ts';
import type { Draw, Layout } from '../layout.ts';
import { footCenter, footLeft, topCenter, topLeft } from '../places.ts';

/** A landscape below the title, which ends at `bottom`; the author stands on the land in front. */
export const landscape =
  (bottom: number, draw: Draw): Layout =>
  (sheet) => {
    const { palette } = sheet;
    return {
      art: draw(sheet),
      title: topCenter(palette, [64, bottom], { max: 124 }),
      ...footCenter(palette, { on: palette.second, color: palette.ground }),
    };
  };

/** `dark` is how much darker than the main colour the art is behind the author; without it there is none. */
type Tale = { title: number; dark?: number };

/** A scene below the title, which ends at `title`. */
export const tale =
  ({ title, dark }: Tale, draw: Draw): Layout =>
  (sheet) => {
    const { palette } = sheet;
    const on = dark === undefined ? undefined : mix(palette.main, '#000000', dark);
    return {
      art: draw(sheet),
      title: topCenter(palette, [60, title], { max: 136 }),
      ...footCenter(palette, on ? { on, color: palette.ground } : {}),
    };
  };

/** A figure below the title, which ends at `bottom`. */
export const poster =
  (bottom: number, draw: Draw): Layout =>
  (sheet) => ({
    art: draw(sheet),
    title: topLeft(sheet.palette, [58, bottom]),
    ...footLeft(sheet.palette),
  });

/** A drawing between two hairlines, as on a draughtsman's sheet. */
export const ruled =
  (draw: Draw, { wide = false } = {}): Layout =>
  (sheet) => {
    const { palette } = sheet;
    const [x, width] = wide ? [0, 720] : [56, 608];
    const art = draw(sheet);
    return {
      // Drawn for the whole sheet, then made a little smaller, so that three lines fit above it.
      art: `${wide ? art : group('translate(28.8 72) scale(.92)', art)}${rect(56, 44, 608, 2.5, palette.second)}${rect(x, 928, width, 2.5, palette.second)}`,
      title: topLeft(palette, [76, 382], { max: 112 }),
      ...footLeft(palette),
    };
  };
