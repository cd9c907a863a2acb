import type { Place } from '../layout.ts';
import { readableOn } from './colors.ts';
import type { Random } from './random.ts';
import { circle, draw, each, fill, polar, polygon, range, ring, smooth } from './shapes.ts';

type Sheet = { cx: number; cy: number; radius: number; color: string; count: number };

const angles = (count: number) => range(0, count - 1).map((index) => (index * 360) / count);

/** Petals around a middle. */
const rosette = ({ cx, cy, radius, color, count }: Sheet) =>
  each(angles(count), (angle) => {
    const tip = polar(cx, cy, radius, angle);
    const sides = [-1, 1].map((side) => polar(cx, cy, radius * 0.55, angle + (side * 150) / count));
    const [left = tip, right = tip] = sides;
    return fill(smooth([polar(cx, cy, radius * 0.2, angle), left, tip, right], true), color);
  }) + circle(cx, cy, radius * 0.1, color);

/** Long and short rays in a double ring. */
const star = ({ cx, cy, radius, color, count }: Sheet) => {
  const points = range(0, 2 * count - 1).map((index) =>
    polar(cx, cy, radius * (index % 2 ? 0.3 : 0.76), (index * 180) / count - 90),
  );
  return (
    fill(polygon(...points), color) +
    ring(cx, cy, radius * 0.97, color, { width: 5 }) +
    ring(cx, cy, radius * 0.87, color, { width: 2 })
  );
};

/** Rings that cross each other. */
const knot = ({ cx, cy, radius, color, count }: Sheet) =>
  each(angles(count), (angle) =>
    ring(...polar(cx, cy, radius * 0.48, angle), radius * 0.5, color, { width: 4 }),
  ) + circle(cx, cy, radius * 0.07, color);

/** Leaves along a ring, and a point in it. */
const wreath = ({ cx, cy, radius, color, count }: Sheet) => {
  const leaves = angles(count * 2).flatMap((angle) =>
    [0.66, 1].map((end) => {
      const foot = polar(cx, cy, radius * 0.83, angle);
      const tip = polar(cx, cy, radius * end, angle + 90 / count);
      const belly = polar(cx, cy, radius * (end < 0.8 ? 0.68 : 0.98), angle + 30 / count);
      return fill(smooth([foot, belly, tip], true), color);
    }),
  );
  return (
    ring(cx, cy, radius * 0.83, color, { width: 4 }) +
    leaves.join('') +
    circle(cx, cy, radius * 0.12, color) +
    draw(
      smooth(
        angles(count).map((angle) => polar(cx, cy, radius * 0.36, angle)),
        true,
      ),
      color,
    )
  );
};

/** An ornament where the title would stand, for titles in a script that no face has. */
export function ornament(place: Place, random: Random): string {
  const { x, y, width, height, on, color } = place;
  return random.pick([rosette, star, knot, wreath])({
    cx: x + width / 2,
    cy: y + height / 2,
    radius: Math.min(230, width / 2, height / 2) * 0.9,
    color: readableOn(on, color),
    count: random.pick([6, 8, 10, 12]),
  });
}
