import { circle, type Point, path, range, round, smooth } from './path.ts';
import { noise, seeded } from './random.ts';

export type Ridge = {
  base: number;
  height: number;
  seed: number;
  /** Width of one hill in units. */
  span?: number;
  width?: number;
  bottom?: number;
};

/** Returns a function for the height of a ridge at `x`. */
export function edge({ base, height, seed, span = 170 }: Ridge): (x: number) => number {
  const swell = noise(seed);
  return (x) => base + swell(x / span) * height + swell(x / (span * 0.37) + 40) * height * 0.22;
}

/** Draws a layer of land from its ridge down to the bottom. */
export function ridge(shape: Ridge, fill: string): string {
  const { width = 720, bottom = 1090 } = shape;
  const top = edge(shape);
  const points = range(-20, width + 20, 20).map((x): Point => [x, top(x)]);
  return path(`${smooth(points)}V${bottom}H-20Z`, { fill });
}

/** Draws a tree with a crown of overlapping circles, lit from the left. */
export function leafyTree(
  x: number,
  y: number,
  size: number,
  colors: { dark: string; light: string; trunk: string },
  seed = 1,
): string {
  const random = seeded(seed);
  const rounds = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2;
    const away = size * (0.26 + random() * 0.1);
    const cx = x + Math.cos(angle) * away;
    const cy = y - size + Math.sin(angle) * away * 0.85;
    return { cx, cy, r: size * (0.24 + random() * 0.1) };
  });
  const trunk = `M${round(x - size * 0.05)} ${y}L${round(x - size * 0.03)} ${round(y - size)}H${round(x + size * 0.03)}L${round(x + size * 0.05)} ${y}Z`;
  return (
    path(trunk, { fill: colors.trunk }) +
    circle(x, y - size, size * 0.38, colors.dark) +
    rounds.map(({ cx, cy, r }) => circle(cx, cy, r, colors.dark)).join('') +
    rounds
      .filter(({ cx, cy }) => cx < x + size * 0.06 && cy < y - size * 0.9)
      .map(({ cx, cy, r }) => circle(cx - r * 0.12, cy - r * 0.12, r * 0.72, colors.light))
      .join('')
  );
}

/** Draws a cloud with a flat bottom. */
export function cloud(x: number, y: number, size: number, fill: string): string {
  const s = size;
  return path(
    `M${x - s} ${y}a${s * 0.26} ${s * 0.26} 0 0 1 ${s * 0.3} ${-s * 0.28}a${s * 0.4} ${s * 0.4} 0 0 1 ${s * 0.72} ${-s * 0.14}a${s * 0.3} ${s * 0.3} 0 0 1 ${s * 0.5} ${s * 0.18}a${s * 0.22} ${s * 0.22} 0 0 1 ${s * 0.36} ${s * 0.24}Z`,
    { fill },
  );
}
