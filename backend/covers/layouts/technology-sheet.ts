import { group, rect } from '../drawing/shapes.ts';
import type { Drawing } from '../layout.ts';
import type { Palette } from '../palettes.ts';
import { footLeft, topLeft } from '../places.ts';

/** A drawing between two hairlines, as on a draughtsman's sheet. */
export function ruled(palette: Palette, art: string, { wide = false } = {}): Drawing {
  const [x, width] = wide ? [0, 720] : [56, 608];
  return {
    // Drawn for the whole sheet, then made a little smaller, so that three lines fit above it.
    art: `${wide ? art : group('translate(28.8 72) scale(.92)', art)}${rect(56, 44, 608, 2.5, palette.second)}${rect(x, 928, width, 2.5, palette.second)}`,
    title: topLeft(palette, [76, 382], { max: 112 }),
    ...footLeft(palette),
  };
}
