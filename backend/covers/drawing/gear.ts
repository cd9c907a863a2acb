import { type Point, polar, polygon } from './shapes.ts';

/** Returns the path data of a gear wheel; `radius` is that of the pitch circle. */
export function gear(cx: number, cy: number, radius: number, teeth: number, turn = 0): string {
  const pitch = 360 / teeth;
  const height = (radius * 2.1) / teeth;
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const start = turn + tooth * pitch;
    points.push(
      polar(cx, cy, radius - height * 1.15, start),
      polar(cx, cy, radius - height * 1.15, start + pitch * 0.3),
      polar(cx, cy, radius + height * 0.1, start + pitch * 0.4),
      polar(cx, cy, radius + height, start + pitch * 0.52),
      polar(cx, cy, radius + height, start + pitch * 0.78),
      polar(cx, cy, radius + height * 0.1, start + pitch * 0.9),
    );
  }
  return polygon(...points);
}
