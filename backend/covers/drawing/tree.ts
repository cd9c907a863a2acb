import type { Random } from './random.ts';
import { circle, each, fill, type Point, polar, polygon, range, repeat } from './shapes.ts';

type Tree = {
  x: number;
  y: number;
  length: number;
  width: number;
  /** The angle between twigs and their branch, in degrees. */
  spread: number;
};

/** Draws a bare tree as one shape: its branches split into two or three thinner ones. */
export function bareTree(
  random: Random,
  color: string,
  { x, y, length, width, spread }: Tree,
): string {
  const grow = (
    from: Point,
    angle: number,
    length: number,
    width: number,
    left: number,
  ): string => {
    const to = polar(...from, length, angle);
    const thin = width * 0.62;
    const branch = polygon(
      polar(...from, width / 2, angle - 90),
      polar(...to, thin / 2, angle - 90),
      polar(...to, thin / 2, angle + 90),
      polar(...from, width / 2, angle + 90),
    );
    if (left === 0) return branch;
    const twigs = left > 2 && random.chance(0.4) ? 3 : 2;
    return (
      branch +
      repeat(twigs, (index) => {
        const side = twigs === 2 ? index * 2 - 1 : index - 1;
        const turn = side * spread * random.between(0.5, 1.3);
        const shorter = length * random.between(0.62, 0.86);
        return grow(to, angle + turn, shorter, Math.max(thin, 2), left - 1);
      })
    );
  };
  return fill(grow([x, y], -90, length, width, 6), color);
}

/** Draws a tree with a round crown, lit from the left. */
export const leafyTree = (
  random: Random,
  x: number,
  y: number,
  size: number,
  dark: string,
  light: string,
): string =>
  fill(
    `M${x - size * 0.06} ${y}L${x - size * 0.03} ${y - size}H${x + size * 0.03}L${x + size * 0.06} ${y}Z`,
    dark,
  ) + crown(random, x, y - size, size, dark, light);

/** Draws the crown of a tree as circles around `x`, `y`. */
function crown(random: Random, x: number, y: number, size: number, dark: string, light: string) {
  const rounds = range(0, 8).map((index) => {
    const angle = (index / 9) * Math.PI * 2;
    const away = size * random.between(0.26, 0.36);
    return [
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away * 0.85,
      size * random.between(0.24, 0.34),
    ] as const;
  });
  const lit = rounds.filter(([cx, cy]) => cx < x + size * 0.06 && cy < y + size * 0.1);
  return (
    circle(x, y, size * 0.38, dark) +
    each(rounds, ([cx, cy, r]) => circle(cx, cy, r, dark)) +
    each(lit, ([cx, cy, r]) => circle(cx - r * 0.12, cy - r * 0.12, r * 0.72, light))
  );
}

/** Draws a fir of tiers. */
export const fir = (x: number, y: number, height: number, color: string): string =>
  fill(
    `${repeat(4, (tier) => {
      const [top, bottom] = [
        y - height + tier * height * 0.19,
        y - height * 0.56 + tier * height * 0.17,
      ];
      const half = height * (0.13 + tier * 0.055);
      return polygon([x, top], [x + half, bottom], [x - half, bottom]);
    })}M${x - height * 0.03} ${y}v${-height * 0.14}h${height * 0.06}v${height * 0.14}Z`,
    color,
  );
