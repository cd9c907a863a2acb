import { mix } from '../drawing/colors.ts';
import { noiseOf } from '../drawing/random.ts';
import {
  circle,
  draw,
  frame,
  group,
  type Point,
  polygon,
  range,
  rect,
  repeat,
  ring,
  smooth,
  straight,
} from '../drawing/shapes.ts';
import { ruled } from './sheets.ts';

/** A chip and the traces that lead away from it. */
export const circuit = ruled(({ palette, random }) => {
  const { main, second, pop, ground } = palette;
  const [cx, cy, half] = [360, 655, random.pick([84, 100])];
  const pins = random.pick([5, 6]);
  const lead = (side: number) =>
    repeat(pins, (index) => {
      const off = (index - (pins - 1) / 2) * ((half * 1.7) / pins);
      const far = 150 + random.between(10, 40) + Math.abs(index - (pins - 1) / 2) * 18;
      const bend = off * random.between(0.5, 1.3);
      const marked = random.chance(0.16);
      const points: Point[] = [
        [off, -half],
        [off, -half - 28],
        [off + bend, -half - 28 - Math.abs(bend)],
        [off + bend, -half - Math.max(far, 60 + Math.abs(bend)) + 60],
      ];
      const [endX, endY] = points.at(-1) ?? [0, 0];
      return group(
        `translate(${cx} ${cy}) rotate(${side * 90})`,
        draw(straight(points), marked ? pop : index % 2 ? second : main, { width: 4 }) +
          circle(endX, endY, 9, ground) +
          ring(endX, endY, 9, marked ? pop : main, { width: 4 }),
      );
    });
  return (
    repeat(4, lead) +
    rect(cx - half, cy - half, half * 2, half * 2, ground) +
    frame(cx - half, cy - half, half * 2, half * 2, main, { width: 5 }) +
    frame(cx - half * 0.62, cy - half * 0.62, half * 1.24, half * 1.24, second, { width: 3 }) +
    circle(cx - half * 0.8, cy - half * 0.8, 6, pop)
  );
});

/** Signals one behind the other. */
export const signals = ruled(({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const count = random.pick([13, 16, 19]);
  const marked = random.whole(4, count - 4);
  const gap = 400 / count;
  const rows = repeat(count, (row) => {
    const [swell, ripple] = [noiseOf(random), noiseOf(random)];
    const base = 510 + row * gap;
    const points = range(56, 664, 8).map((x): Point => {
      const middle = Math.exp(-(((x - 360) / 130) ** 2));
      return [
        x,
        base - middle * (56 + 46 * swell(x / 44) + 16 * ripple(x / 15)) - 3 * ripple(x / 30),
      ];
    });
    const color = row === marked ? pop : row % 2 ? main : mix(main, second, 0.5);
    return `<path d="${smooth(points)}" fill="${ground}" stroke="${color}" stroke-width="${row === marked ? 5 : 3.2}"/>`;
  });
  return rows;
});

/** A card with punched holes. */
export const punchCard = ruled(({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const [columns, rows] = random.pick([
    [16, 9],
    [20, 10],
    [13, 8],
  ]);
  const [w, h] = [544 / columns, 356 / rows];
  const card = draw('M56 470L96 430H664V890H56Z', main, { width: 5 });
  const holes = repeat(columns * rows, (index) => {
    const [x, y] = [88 + (index % columns) * w, 488 + Math.floor(index / columns) * h];
    const isHole = random.chance(0.36);
    const color = random.chance(0.06) ? pop : main;
    return isHole
      ? rect(x + w * 0.24, y + h * 0.14, w * 0.52, h * 0.72, color)
      : rect(x + w * 0.36, y + h * 0.42, w * 0.28, h * 0.16, mix(second, ground, 0.3));
  });
  return card + holes;
});

/** Boxes in isometry. */
export const boxes = ruled(({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const s = random.pick([50, 60]);
  const [dx, dy] = [s * 0.866, s * 0.5];
  const cell = (column: number, row: number, height: number) => {
    const [x, y] = [360 + (column - row) * dx, 590 + (column + row) * dy - s];
    const color = height > 2.2 ? pop : main;
    const t = y - height * s * 0.8;
    const face = (color: string, ...points: Point[]) =>
      `<path d="${polygon(...points)}" fill="${color}" stroke="${main}" stroke-width="3" stroke-linejoin="round"/>`;
    return (
      face(
        mix(ground, second, 0.3),
        [x - dx, t + dy],
        [x, t + 2 * dy],
        [x, y + 2 * dy],
        [x - dx, y + dy],
      ) +
      face(ground, [x + dx, t + dy], [x, t + 2 * dy], [x, y + 2 * dy], [x + dx, y + dy]) +
      face(
        height > 2.2 ? color : mix(ground, second, 0.7),
        [x, t],
        [x + dx, t + dy],
        [x, t + 2 * dy],
        [x - dx, t + dy],
      )
    );
  };
  const size = 5;
  return repeat(size * size, (index) =>
    cell(index % size, Math.floor(index / size), random.pick([0.15, 0.15, 0.6, 1.1, 1.7, 2.6])),
  );
});
