import { noise, type Random } from './random.ts';
import { fill, type Point, polar, range, straight } from './shapes.ts';

/** Returns how dark the picture is at a point: 0 leaves the paper bare, at 1 the lines touch. */
export type Tone = (x: number, y: number) => number;

type Engraving = {
  area: readonly [x: number, y: number, w: number, h: number];
  tone: Tone;
  gap?: number;
};

/** Fills an area with level lines as a woodcutter leaves them, thick where the tone is dark. */
export function engrave(
  random: Random,
  color: string,
  { area, tone, gap = 13 }: Engraving,
): string {
  const [left, top, w, h] = area;
  const stray = noise(random);
  let data = '';
  for (let row = 0; row * gap <= h; row++) {
    const middle = top + row * gap;
    let upper: Point[] = [];
    let lower: Point[] = [];
    const finish = () => {
      if (upper.length > 1) data += straight([...upper, ...lower.reverse()], true);
      [upper, lower] = [[], []];
    };
    for (const x of range(left, left + w, 12)) {
      const y = middle + stray(x / 70 + row * 7) * 2.4;
      const thick = Math.min(tone(x, y) + stray(x / 22 + row * 13) * 0.07, 1.1) * gap;
      if (thick < 1.2) finish();
      else {
        upper.push([x, y - thick / 2]);
        lower.push([x, y + thick / 2]);
      }
    }
    finish();
  }
  return fill(data, color);
}

/** Returns 0 at `from`, 1 at `to`, with a smooth transition. */
export function fade(value: number, from: number, to: number): number {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
}

/** Returns a polygon whose edges are cut by hand. */
export function jagged(random: Random, points: readonly Point[], size = 5): string {
  const cut = points.flatMap(([x, y], index): Point[] => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
    const pieces = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / 26));
    return range(0, pieces - 1).map((piece): Point => {
      const part = piece / pieces;
      const off = piece === 0 ? 0 : random.between(-size, size);
      return [x + (toX - x) * part + off, y + (toY - y) * part + off * 0.7];
    });
  });
  return straight(cut, true);
}

/** Returns strokes that lead away from a point, thick in the middle, as around a light. */
export function rays(
  random: Random,
  [x, y]: Point,
  { from, to, count, width }: { from: number; to: number; count: number; width: number },
): string {
  return range(0, count - 1)
    .map((index) => {
      const angle = (index * 360) / count;
      const [inner, outer] = [from + random.between(0, 16), to * random.between(0.82, 1.05)];
      const half = (width / inner) * 57;
      return straight(
        [
          polar(x, y, inner, angle),
          polar(x, y, (inner * 2 + outer) / 3, angle - half),
          polar(x, y, outer, angle),
          polar(x, y, (inner * 2 + outer) / 3, angle + half),
        ],
        true,
      );
    })
    .join('');
}
