import { noiseOf, type Random } from './random.ts';
import { fill, type Point, polar, polygon, range, repeat } from './shapes.ts';

/** Returns how dark the picture is at a point: 0 leaves the paper bare, at 1 the lines touch. */
export type Tone = (x: number, y: number) => number;

type Sample = { at: Point; width: number };

/** Returns the outlines of a level line that swells, and ends where it is too thin to cut. */
function swelling(samples: readonly Sample[]): string {
  let data = '';
  let run: Sample[] = [];
  const side = (sign: number) =>
    run.map(({ at: [x, y], width }): Point => [x, y - (width / 2) * sign]);
  const finish = () => {
    if (run.length > 1) data += polygon(...side(1), ...side(-1).reverse());
    run = [];
  };
  for (const sample of samples) {
    if (sample.width < 1.2) finish();
    else run.push(sample);
  }
  finish();
  return data;
}

type Woodcut = {
  area: readonly [x: number, y: number, w: number, h: number];
  tone: Tone;
  /** Distance between two lines. */
  gap?: number;
};

/** Fills an area with level lines as a woodcutter leaves them, thick where the tone is dark. */
export function woodcut(random: Random, color: string, { area, tone, gap = 13 }: Woodcut): string {
  const [left, top, w, h] = area;
  const stray = noiseOf(random);
  let data = '';
  for (let row = 0; row * gap <= h; row++) {
    const samples = range(left, left + w, 12).map((x): Sample => {
      const y = top + row * gap + stray(x / 70 + row * 7) * 2.4;
      const width = Math.min(tone(x, y) + stray(x / 22 + row * 13) * 0.07, 1.1) * gap;
      return { at: [x, y], width };
    });
    data += swelling(samples);
  }
  return fill(data, color);
}

/** Returns 0 at `from`, 1 at `to`, with a smooth transition. */
export function fade(value: number, from: number, to: number): number {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
}

/** Returns a polygon whose edges are cut by hand, up to `size` beside their course. */
export function jagged(random: Random, size: number, ...points: readonly Point[]): string {
  const cut = points.flatMap(([x, y], index): Point[] => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
    const pieces = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / 26));
    return range(0, pieces - 1).map((piece): Point => {
      const part = piece / pieces;
      const off = piece === 0 ? 0 : random.between(-size, size);
      return [x + (toX - x) * part + off, y + (toY - y) * part + off * 0.7];
    });
  });
  return polygon(...cut);
}

/** Returns strokes that lead away from a point, thick in the middle, as around a light. */
export function rays(
  random: Random,
  [x, y]: Point,
  { from, to, count, width }: { from: number; to: number; count: number; width: number },
): string {
  return repeat(count, (index) => {
    const angle = (index * 360) / count;
    const [inner, outer] = [from + random.between(0, 16), to * random.between(0.82, 1.05)];
    const half = (width / inner) * 57;
    return polygon(
      polar(x, y, inner, angle),
      polar(x, y, (inner * 2 + outer) / 3, angle - half),
      polar(x, y, outer, angle),
      polar(x, y, (inner * 2 + outer) / 3, angle + half),
    );
  });
}
