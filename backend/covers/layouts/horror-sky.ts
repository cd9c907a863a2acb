import { fade, type Tone, woodcut } from '../drawing/engrave.ts';
import type { Random } from '../drawing/random.ts';
import { FLOOR, TOP } from './horror-cut.ts';

export type Moon = readonly [x: number, y: number, radius: number];

/** A sky of lines that leave a moon bare. */
export const sky = (
  random: Random,
  color: string,
  [mx, my, radius]: Moon,
  isNight: boolean,
): string => {
  const tone: Tone = (x, y) => {
    const away = fade(Math.hypot(x - mx, y - my), radius * 0.9, radius + 260) * 0.86;
    return isNight ? away + fade(y, TOP + 130, TOP) * 0.9 : away * fade(y, TOP + 4, TOP + 170);
  };
  return woodcut(random, color, { area: [-12, TOP, 744, FLOOR - TOP], tone });
};

/** Returns a place for the moon. */
export const moonAt = (random: Random): Moon => [
  random.between(210, 510),
  random.between(540, 600),
  random.between(104, 132),
];
