import { type Paint, type Point, path, straight } from './path.ts';
import { noise } from './random.ts';

/** Returns how dark the picture is at a point: 0 leaves the paper bare, at 1 the lines touch. */
export type Tone = (x: number, y: number) => number;

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

function outline(center: readonly Point[], widths: readonly number[], normal: Point): string {
  const side = (sign: number) =>
    center.map(([x, y], index): Point => {
      const half = ((widths[index] ?? 0) / 2) * sign;
      return [x + normal[0] * half, y + normal[1] * half];
    });
  return straight([...side(1), ...side(-1).reverse()], true);
}

/** Fills a box with an engraver's lines, thick where the tone is dark. */
export function engrave(engraving: Engraving): string {
  const { x, y, w, h, color, tone, gap = 9, angle = 0, wobble = 1.5, seed = 1 } = engraving;
  const radians = (angle * Math.PI) / 180;
  const along: Point = [Math.cos(radians), Math.sin(radians)];
  const normal: Point = [-along[1], along[0]];
  const reach = Math.hypot(w, h) / 2;
  const middle: Point = [x + w / 2, y + h / 2];
  let data = '';
  for (let offset = -reach; offset <= reach; offset += gap) {
    const stray = noise(seed + Math.round(offset * 10));
    let center: Point[] = [];
    let widths: number[] = [];
    const finish = () => {
      if (center.length > 2) data += outline(center, widths, normal);
      center = [];
      widths = [];
    };
    for (let distance = -reach; distance <= reach; distance += 7) {
      const away = offset + stray(distance / 60) * wobble;
      const px = middle[0] + along[0] * distance + normal[0] * away;
      const py = middle[1] + along[1] * distance + normal[1] * away;
      const inside = px >= x - 8 && px <= x + w + 8 && py >= y - 8 && py <= y + h + 8;
      const width = inside ? Math.min(tone(px, py) + stray(distance / 25) * 0.05, 2.2) * gap : 0;
      if (width < 0.9) {
        finish();
        continue;
      }
      center.push([px, py]);
      widths.push(width);
    }
    finish();
  }
  const paint: Paint = { fill: color };
  return path(data, paint);
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
