import { readableOn } from './drawing/colors.ts';
import type { Place } from './layout.ts';
import type { Face } from './lettering/faces.ts';
import { widthOf } from './lettering/lettering.ts';
import { heightOf, type SetText } from './lettering/set-text.ts';

/** A line of lettering on a cover; `x` is its left edge, `y` its baseline. */
export type PlacedLine = {
  text: string;
  face: Face;
  size: number;
  tracking: number;
  x: number;
  y: number;
  fill: string;
  on: string;
};

export type Block = { set: SetText; face: Face; leading: number; tracking: number; color?: string };

/** The height of capitals, as a part of the size. */
const CAPITALS = 0.86;
/** The distance between two blocks, as a part of the size of the second. */
const GAP = 0.42;

const heightIn = ({ set, leading }: Block) => heightOf(set, leading);

/** Places blocks below each other, together at the top, in the middle or at the bottom of a place. */
export function placeText(blocks: readonly Block[], place: Place): PlacedLine[] {
  const shown = blocks.filter(({ set }) => set.lines.length > 0);
  const gaps = shown.slice(1).reduce((sum, { set }) => sum + set.size * GAP, 0);
  const total = shown.reduce((sum, block) => sum + heightIn(block), gaps);
  const rest = Math.max(0, place.height - total);
  let top = place.y + { top: 0, middle: rest / 2, bottom: rest }[place.from];
  return shown.flatMap((block, index) => {
    const { set, face, leading, tracking, color } = block;
    if (index > 0) top += set.size * GAP;
    const first = top + set.size * CAPITALS;
    top += heightIn(block);
    return set.lines.map((text, at) => {
      const style = { text, face, size: set.size, tracking };
      const free = place.width - widthOf(text, style);
      const x = place.x + { left: 0, center: free / 2, right: free }[place.align];
      const fill = readableOn(place.on, ...(color ? [color] : []), place.color);
      return { ...style, x, y: first + at * set.size * leading, fill, on: place.on };
    });
  });
}
