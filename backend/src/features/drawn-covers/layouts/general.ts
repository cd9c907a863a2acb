import { circle, draw, frame, grid, polar, range, repeat, straight } from '../drawing/shapes.ts';
import type { Layout } from '../layout.ts';
import { footCenter, middleCenter } from '../places.ts';

/** A double frame with a star of rays between title and author. */
const star: Layout = ({ palette, random }) => {
  const { main, second } = palette;
  const points = random.pick([8, 12, 16]);
  const rays = repeat(points, (index) => {
    const angle = (index * 360) / points;
    const long = index % 2 === 0 ? 92 : 58;
    return draw(straight([polar(360, 720, 22, angle), polar(360, 720, long, angle)]), main, {
      width: 5,
    });
  });
  return {
    art:
      frame(36, 36, 648, 1008, main, { width: 5 }) +
      frame(50, 50, 620, 980, second, { width: 2 }) +
      rays +
      circle(360, 720, 10, main),
    title: { ...middleCenter(palette, [130, 580]), x: 84, width: 552 },
    ...footCenter(palette),
  };
};

/** A patterned paper with a label. */
const label: Layout = ({ palette, random }) => {
  const { ground, main, second } = palette;
  const size = random.pick([60, 72, 90]);
  const pattern = grid(720 / size + 1, 1080 / size + 1, (column, row) => {
    const [x, y] = [column * size + (row % 2 ? size / 2 : 0), row * size];
    return (
      range(0, 315, 45)
        .map((angle) => circle(...polar(x, y, size * 0.2, angle), size * 0.05, second))
        .join('') + circle(x, y, size * 0.08, main)
    );
  });
  return {
    art:
      pattern +
      `<rect x="96" y="150" width="528" height="560" fill="${ground}"/>` +
      frame(112, 166, 496, 528, main, { width: 4 }) +
      `<rect x="96" y="890" width="528" height="190" fill="${ground}"/>`,
    title: { ...middleCenter(palette, [190, 670]), x: 136, width: 448 },
    ...footCenter(palette),
  };
};

export const GENERAL_LAYOUTS = [star, label] as const;
