import { contrast } from '../drawing/colors.ts';
import { rect } from '../drawing/shapes.ts';
import type { Drawing } from '../layout.ts';
import type { Palette } from '../palettes.ts';
import { footCenter, topCenter } from '../places.ts';

/** The block's two colours; the palette's ground is one of them. */
export function tonesOf({ ground, main }: Palette): {
  ink: string;
  light: string;
  isNight: boolean;
} {
  const isNight = contrast(ground, '#000000') < contrast(main, '#000000');
  return isNight ? { ink: ground, light: main, isNight } : { ink: main, light: ground, isNight };
}

export const TOP = 372;
export const FLOOR = 892;

/** A print from the title down; below it the block is inked and carries the author. */
export function print(palette: Palette, art: string): Drawing {
  const { ink, light, isNight } = tonesOf(palette);
  return {
    art:
      (isNight ? rect(0, TOP, 720, FLOOR - TOP, light) : '') +
      art +
      rect(0, FLOOR - 1, 720, 190, ink),
    title: topCenter(palette, [60, 366], { max: 150 }),
    ...footCenter(palette, { on: ink, color: isNight ? light : palette.pop }),
  };
}
