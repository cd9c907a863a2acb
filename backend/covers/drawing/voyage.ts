import type { Random } from './random.ts';
import {
  circle,
  draw,
  each,
  fill,
  group,
  type Point,
  polar,
  range,
  repeat,
  ring,
  smooth,
} from './shapes.ts';

/** Draws a compass rose of eight points. */
export const compass = (
  x: number,
  y: number,
  size: number,
  dark: string,
  light: string,
  mark: string,
): string =>
  group(
    `translate(${x} ${y})`,
    ring(0, 0, size * 0.74, dark, { width: size * 0.03 }) +
      ring(0, 0, size * 0.64, dark, { width: size * 0.016 }) +
      repeat(8, (index) => {
        const at = [0, 4, 2, 6, 1, 3, 5, 7].reverse()[index] ?? 0;
        const long = at % 2 === 0 ? size : size * 0.6;
        const north = at === 0 ? mark : dark;
        return group(
          `rotate(${at * 45})`,
          fill(`M0 ${-long}L${size * 0.13} ${-size * 0.13}L0 0Z`, north) +
            fill(`M0 ${-long}L${-size * 0.13} ${-size * 0.13}L0 0Z`, light) +
            draw(`M0 ${-long}L${-size * 0.13} ${-size * 0.13}L0 0Z`, dark, { width: size * 0.014 }),
        );
      }) +
      circle(0, 0, size * 0.06, mark),
  );

/** Draws a three-master under sail; `x`, `y` is its waterline. */
export const ship = (x: number, y: number, scale: number, hull: string, sails: string): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    fill('M-74 -42C-60 -8 -40 0 0 0C44 0 66 -12 84 -56L54 -48H-50Z', hull) +
      draw('M-36 -46V-146M14 -48V-170M56 -50V-138M84 -56L124 -84', hull, { width: 5 }) +
      fill(
        'M-66 -60Q-34 -74 -6 -60L-14 -96Q-36 -106 -58 -96ZM-56 -102Q-36 -112 -16 -102L-22 -132Q-36 -138 -50 -132ZM-18 -62Q16 -78 48 -62L38 -108Q14 -118 -8 -108ZM-6 -114Q14 -124 36 -114L30 -152Q14 -160 -2 -152ZM40 -66L84 -66L60 -126Z',
        sails,
      ) +
      fill('M14 -172L44 -163L14 -154Z', hull),
  );

/** Returns the points of an island's coast around a centre. */
export function coast(
  random: Random,
  [cx, cy]: Point,
  radius: number,
  grow = 0,
  phases = phasesOf(random),
): Point[] {
  return range(0, 355, 5).map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const wave = phases.reduce(
      (sum, [times, size, phase]) => sum + size * Math.sin(times * turn + phase),
      0,
    );
    return polar(cx, cy, radius * (1 + wave) + grow, angle);
  });
}

/** How a coast winds: some long bays and many small ones. */
export const phasesOf = (random: Random) =>
  (
    [
      [2, 0.13],
      [3, 0.11],
      [5, 0.07],
      [7, 0.05],
      [11, 0.035],
      [17, 0.02],
    ] as const
  ).map(([times, size]) => [times, size, random.between(0, 6.3)] as const);

/** Draws a row of waves like scales. */
export const waves = (
  y: number,
  size: number,
  shift: number,
  color: string,
  edge: string,
): string =>
  each(range(-1, 720 / size + 1), (index) => {
    const x = index * size + shift;
    return (
      circle(x, y, size * 0.62, color) +
      each([0.62, 0.44, 0.26], (part) => ring(x, y, size * part, edge, { width: size * 0.05 }))
    );
  });

/** Draws short ripples here and there. */
export const ripples = (random: Random, count: number, [from, to]: Point, color: string): string =>
  repeat(count, () => {
    const [x, y] = [random.between(10, 690), random.between(from, to)];
    return draw(`M${x.toFixed(0)} ${y.toFixed(0)}q9 -10 18 0q9 10 18 0`, color, { width: 3.5 });
  });

/** Draws rays around a sun, from its edge outwards. */
export const sunRays = (
  cx: number,
  cy: number,
  count: number,
  reach: number,
  color: string,
): string =>
  fill(
    repeat(count, (index) => {
      const angle = (index * 360) / count;
      const [a, b] = [polar(cx, cy, reach, angle), polar(cx, cy, reach, angle + 180 / count)];
      return `M${cx} ${cy}L${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}Z`;
    }),
    color,
  );

/** Draws a dashed way through points. */
export const way = (points: readonly Point[], color: string, width = 7): string =>
  draw(smooth(points), color, { width, dash: `${width * 2.2} ${width * 2}` });
