import { noise, noiseOf, type Random } from './random.ts';
import { fill, type Point, polar, polygon, range, repeat } from './shapes.ts';

/** Returns how dark the picture is at a point: 0 leaves the paper bare, at 1 the lines touch. */
export type Tone = (x: number, y: number) => number;

type Sample = { at: Point; width: number };

/**
 * Returns the outlines of a line that swells and ends: of its samples, those at least `least` wide are drawn
 * where more than `few` follow each other. `normal` points to the side of the line where its outline begins.
 */
function swelling(
  samples: readonly Sample[],
  { normal, least, few }: { normal: Point; least: number; few: number },
): string {
  let data = '';
  let run: Sample[] = [];
  const side = (sign: number) =>
    run.map(({ at: [x, y], width }): Point => {
      const half = (width / 2) * sign;
      return [x + normal[0] * half, y + normal[1] * half];
    });
  const finish = () => {
    if (run.length > few) data += polygon(...side(1), ...side(-1).reverse());
    run = [];
  };
  for (const sample of samples) {
    if (sample.width < least) finish();
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
    data += swelling(samples, { normal: [0, -1], least: 1.2, few: 1 });
  }
  return fill(data, color);
}

export type Engraving = {
  x: number;
  y: number;
  w: number;
  h: number;
  color: string;
  tone: Tone;
  /** Distance between two lines. */
  gap?: number;
  /** Direction of the lines in degrees; 0 is level. */
  angle?: number;
  /** How far a line deviates from its course. */
  wobble?: number;
  seed?: number;
};

/** Fills a box with an engraver's fine lines in any direction, thick where the tone is dark. */
export function engrave(engraving: Engraving): string {
  const { x, y, w, h, color, tone, gap = 9, angle = 0, wobble = 1.5, seed = 1 } = engraving;
  const along = polar(0, 0, 1, angle);
  const normal: Point = [-along[1], along[0]];
  const reach = Math.hypot(w, h) / 2;
  const middle: Point = [x + w / 2, y + h / 2];
  let data = '';
  for (let offset = -reach; offset <= reach; offset += gap) {
    const stray = noise(seed + Math.round(offset * 10));
    const samples: Sample[] = [];
    for (let distance = -reach; distance <= reach; distance += 7) {
      const away = offset + stray(distance / 60) * wobble;
      const px = middle[0] + along[0] * distance + normal[0] * away;
      const py = middle[1] + along[1] * distance + normal[1] * away;
      const isInside = px >= x - 8 && px <= x + w + 8 && py >= y - 8 && py <= y + h + 8;
      const dark = isInside ? tone(px, py) + stray(distance / 25) * 0.05 : 0;
      samples.push({ at: [px, py], width: Math.min(dark, 2.2) * gap });
    }
    data += swelling(samples, { normal, least: 0.9, few: 2 });
  }
  return fill(data, color);
}

/** Returns 0 at `from`, 1 at `to`, with a smooth transition. */
export function fade(value: number, from: number, to: number): number {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
}

/** Returns a tone by the distance from a point: 0 at `inner`, 1 at `outer`. */
export function halo(cx: number, cy: number, inner: number, outer: number): Tone {
  return (x, y) => fade(Math.hypot(x - cx, y - cy), inner, outer);
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
