import { createRandom, type Random } from './random.ts';
import {
  circle,
  each,
  fill,
  line,
  type Point,
  polar,
  polygon,
  range,
  repeat,
  round,
} from './shapes.ts';

type Tree = {
  x: number;
  y: number;
  length: number;
  width: number;
  /** In degrees; -90 grows straight up. */
  angle?: number;
  /** The angle between twigs and their branch, in degrees. */
  spread?: number;
  /** The angle by which the wind turns every twig, in degrees. */
  lean?: number;
  depth?: number;
};
type Branch = { from: Point; to: Point; angle: number; width: number; thin: number };
type Growth = {
  /** Whether a branch splits into three. */
  splits: () => boolean;
  /** The width of a branch's end, as a part of that of its beginning. */
  taper: number;
  /** The least width with which a twig begins. */
  thinnest: number;
  draw: (branch: Branch) => string;
};

/** Grows a tree whose branches split into thinner ones. */
function grown(random: Random, tree: Tree, { splits, taper, thinnest, draw }: Growth): string {
  const { x, y, angle = -90, spread = 30, lean = 0, depth = 7 } = tree;
  const grow = (
    from: Point,
    angle: number,
    length: number,
    width: number,
    left: number,
  ): string => {
    const to = polar(...from, length, angle);
    const thin = width * taper;
    const branch = draw({ from, to, angle, width, thin });
    if (left === 0) return branch;
    const twigs = left > 2 && splits() ? 3 : 2;
    const parts = Array.from({ length: twigs }, (_, index) => {
      const side = twigs === 2 ? index * 2 - 1 : index - 1;
      const turn = side * spread * random.between(0.5, 1.3) + lean;
      const shorter = length * random.between(0.62, 0.86);
      return grow(to, angle + turn, shorter, Math.max(thin, thinnest), left - 1);
    });
    return branch + parts.join('');
  };
  return grow([x, y], angle, tree.length, tree.width, depth);
}

/** Draws a bare tree as one shape. */
export const bareTree = (random: Random, color: string, tree: Tree): string =>
  fill(
    grown(
      random,
      { depth: 6, ...tree },
      {
        splits: () => random.chance(0.4),
        taper: 0.62,
        thinnest: 2,
        draw: ({ from, to, angle, width, thin }) =>
          polygon(
            polar(...from, width / 2, angle - 90),
            polar(...to, thin / 2, angle - 90),
            polar(...to, thin / 2, angle + 90),
            polar(...from, width / 2, angle + 90),
          ),
      },
    ),
    color,
  );

/** Draws a bare tree as strokes, with more twigs. */
export const strokedTree = (random: Random, color: string, tree: Tree): string =>
  grown(random, tree, {
    splits: () => !random.chance(0.55),
    taper: 0.64,
    thinnest: 0,
    draw: ({ from, to, width }) => line(from, to, color, { width: Math.max(width, 1.2) }),
  });

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

/** Draws a tree with a round crown and a trunk of another colour. */
export const trunkedTree = (
  x: number,
  y: number,
  size: number,
  colors: { dark: string; light: string; trunk: string },
  seed = 1,
): string =>
  fill(
    `M${round(x - size * 0.05)} ${y}L${round(x - size * 0.03)} ${round(y - size)}H${round(x + size * 0.03)}L${round(x + size * 0.05)} ${y}Z`,
    colors.trunk,
  ) + crown(createRandom(seed), x, y - size, size, colors.dark, colors.light);

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
