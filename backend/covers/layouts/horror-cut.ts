import { contrast } from '../drawing/colors.ts';
import { fade, type Tone, woodcut } from '../drawing/engrave.ts';
import type { Random } from '../drawing/random.ts';
import { circle, rect } from '../drawing/shapes.ts';
import type { Layout, Sheet } from '../layout.ts';
import type { Palette } from '../palettes.ts';
import { footCenter, topCenter } from '../places.ts';

/** The block's two colours, of which the palette's ground is one, and what stands out from them. */
type Tones = { ink: string; light: string; isNight: boolean; accent: string; spark: string };
/** A block to be cut and printed. */
export type Block = Sheet & Tones;

function tonesOf({ ground, main, second, pop }: Palette): Tones {
  const isNight = contrast(ground, '#000000') < contrast(main, '#000000');
  const [ink, light] = isNight ? [ground, main] : [main, ground];
  const isInk = pop === ink;
  return { ink, light, isNight, accent: isInk ? second : pop, spark: isInk ? light : pop };
}

export const TOP = 372;
export const FLOOR = 892;
/** What is printed, with a margin. */
export const AREA = [-12, TOP, 744, FLOOR - TOP] as const;

/** A print from the title down; below it the block is inked and carries the author. */
export const print =
  (draw: (block: Block) => string): Layout =>
  (sheet) => {
    const { palette } = sheet;
    const tones = tonesOf(palette);
    const { ink, light, isNight } = tones;
    return {
      art:
        (isNight ? rect(0, TOP, 720, FLOOR - TOP, light) : '') +
        draw({ ...sheet, ...tones }) +
        rect(0, FLOOR - 1, 720, 190, ink),
      title: topCenter(palette, [60, 366], { max: 150 }),
      ...footCenter(palette, { on: ink, color: isNight ? light : palette.pop }),
    };
  };

export type Moon = readonly [x: number, y: number, radius: number];

/** Returns a place for the moon. */
export const moonAt = (random: Random): Moon => [
  random.between(210, 510),
  random.between(540, 600),
  random.between(104, 132),
];

/** A moon, and a sky of lines that leave it bare. */
export function sky({ random, ink, accent, isNight }: Block, moon: Moon): string {
  const [mx, my, radius] = moon;
  const tone: Tone = (x, y) => {
    const away = fade(Math.hypot(x - mx, y - my), radius * 0.9, radius + 260) * 0.86;
    return isNight ? away + fade(y, TOP + 130, TOP) * 0.9 : away * fade(y, TOP + 4, TOP + 170);
  };
  return woodcut(random, ink, { area: AREA, tone }) + circle(...moon, accent);
}
