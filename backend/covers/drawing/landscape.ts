import { mix } from './colors.ts';
import { noiseOf, type Random } from './random.ts';
import {
  each,
  fill,
  group,
  HEIGHT,
  type Point,
  polygon,
  range,
  repeat,
  smooth,
  WIDTH,
} from './shapes.ts';

export type Ridge = (x: number) => number;
/** Returns a line of hills that `random` chooses, with small ones on the large. */
export function ridgeOf(
  random: Random,
  { base, height, span = 190 }: { base: number; height: number; span?: number },
): Ridge {
  const swell = noiseOf(random);
  const shift = random.between(0, 20);
  return (x) =>
    base + swell(x / span + shift) * height + swell(x / (span * 0.4) + 30) * height * 0.2;
}

/** Draws the land below a ridge. */
export const land = (ridge: Ridge, color: string): string =>
  fill(
    `${smooth(range(-20, WIDTH + 20, 20).map((x): Point => [x, ridge(x)]))}V${HEIGHT + 10}H-20Z`,
    color,
  );

/** Draws peaks with a lit and a shaded side. */
export function peak(
  x: number,
  top: number,
  base: number,
  half: number,
  light: string,
  dark: string,
) {
  const fold = half * 0.22;
  return (
    fill(polygon([x, top], [x + half, base], [x - half, base]), light) +
    fill(
      polygon(
        [x, top],
        [x + fold * 0.4, top + (base - top) * 0.4],
        [x - fold, top + (base - top) * 0.68],
        [x + fold * 0.6, base],
        [x + half, base],
      ),
      dark,
    )
  );
}

/** Draws a house with a lit window; `x`, `y` is the middle of its base. */
export const house = (
  x: number,
  y: number,
  size: number,
  wall: string,
  roof: string,
  light: string,
): string => {
  const s = size;
  return (
    fill(`M${x - s} ${y}v${-s * 0.72}h${2 * s}v${s * 0.72}Z`, wall) +
    fill(
      `M${x - s * 1.14} ${y - s * 0.68}L${x - s * 0.72} ${y - s * 1.34}H${x + s * 0.72}L${x + s * 1.14} ${y - s * 0.68}ZM${x + s * 0.34} ${y - s * 1.2}v${-s * 0.5}h${s * 0.26}v${s * 0.5}Z`,
      roof,
    ) +
    each([-0.58, 0.3], (at) =>
      fill(`M${x + s * at} ${y - s * 0.5}h${s * 0.28}v${s * 0.28}h${-s * 0.28}Z`, light),
    ) +
    fill(`M${x - s * 0.14} ${y}v${-s * 0.46}h${s * 0.28}v${s * 0.46}Z`, roof)
  );
};

/** Draws a cloud with a flat bottom. */
export const cloud = (x: number, y: number, s: number, color: string): string =>
  fill(
    `M${x - s} ${y}a${s * 0.26} ${s * 0.26} 0 0 1 ${s * 0.3} ${-s * 0.28}a${s * 0.4} ${s * 0.4} 0 0 1 ${s * 0.72} ${-s * 0.14}a${s * 0.3} ${s * 0.3} 0 0 1 ${s * 0.5} ${s * 0.18}a${s * 0.22} ${s * 0.22} 0 0 1 ${s * 0.36} ${s * 0.24}Z`,
    color,
  );

/** Draws a bat in flight. */
export const bat = (x: number, y: number, scale: number, turn: number, color: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    fill(
      'M0 -4L-5 -16L-9 -6C-22 -22 -50 -26 -74 -14C-62 -8 -58 0 -58 12C-48 4 -38 6 -32 18C-24 8 -14 10 -8 22L0 30L8 22C14 10 24 8 32 18C38 6 48 4 58 12C58 0 62 -8 74 -14C50 -26 22 -22 9 -6L5 -16Z',
      color,
    ),
  );

/** Draws birds as two strokes of a wing. */
export const birds = (random: Random, x: number, y: number, count: number, color: string): string =>
  repeat(count, () => {
    const [bx, by, s] = [
      x + random.between(-90, 90),
      y + random.between(-40, 40),
      random.between(9, 17),
    ];
    return `<path d="M${bx - s} ${by - s * 0.5}q${s * 0.6} ${-s * 0.2} ${s} ${s * 0.6}q${s * 0.4} ${-s * 0.8} ${s} ${-s * 0.6}" fill="none" stroke="${color}" stroke-width="3.5" stroke-linecap="round"/>`;
  });

/** Returns the colours of layers of land, the farthest first. */
export const layerColors = (far: string, near: string, count: number): string[] =>
  range(0, count - 1).map((index) => mix(far, near, index / (count - 1)));

/** Draws strips of light on water below a light at `x`. */
export const glitter = (
  random: Random,
  x: number,
  from: number,
  to: number,
  color: string,
): string =>
  each(range(from, to, 17), (y) => {
    const half = random.between(14, 40) + (y - from) * 0.16;
    const shift = random.between(-16, 16);
    return fill(
      `M${x + shift - half} ${y}q${half} -5 ${half * 2} 0q${-half} 7 ${-half * 2} 0Z`,
      color,
    );
  });
