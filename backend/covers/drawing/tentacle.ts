import { circle, fill, type Point, smooth } from './shapes.ts';

/** Draws a tapering arm with a row of suckers. */
export function tentacle(
  course: readonly Point[],
  width: number,
  color: string,
  cups: string,
): string {
  const steps = 60;
  const at = (t: number): Point => {
    const place = t * (course.length - 1);
    const index = Math.min(Math.floor(place), course.length - 2);
    const part = place - index;
    const p = (offset: number) =>
      course[Math.min(Math.max(index + offset, 0), course.length - 1)] ?? [0, 0];
    const [a, b, c, d] = [p(-1), p(0), p(1), p(2)];
    const mix = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * part +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * part ** 2 +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * part ** 3);
    return [mix(0), mix(1)];
  };
  const left: Point[] = [];
  const right: Point[] = [];
  let suckers = '';
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const [x, y] = at(t);
    const [nextX, nextY] = at(Math.min(t + 0.01, 1));
    const [backX, backY] = at(Math.max(t - 0.01, 0));
    const length = Math.hypot(nextX - backX, nextY - backY) || 1;
    const normal: Point = [-(nextY - backY) / length, (nextX - backX) / length];
    const half = (width / 2) * (1 - t) ** 0.8 + 2;
    left.push([x + normal[0] * half, y + normal[1] * half]);
    right.push([x - normal[0] * half, y - normal[1] * half]);
    if (step % 2 === 0 && half > 5) {
      suckers += circle(x + normal[0] * half * 0.55, y + normal[1] * half * 0.55, half * 0.3, cups);
    }
  }
  return fill(smooth([...left, ...right.reverse()], true), color) + suckers;
}
