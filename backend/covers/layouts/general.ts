import { mix } from '../drawing/colors.ts';
import {
  circle,
  clip,
  draw,
  each,
  fill,
  frame,
  grid,
  polar,
  range,
  rect,
  repeat,
  ring,
  straight,
} from '../drawing/shapes.ts';
import type { Layout } from '../layout.ts';
import { footCenter, middleCenter, topCenter } from '../places.ts';

/** A double frame with a star of rays between title and author. */
const star: Layout = ({ palette, random }) => {
  const { main, second } = palette;
  const points = random.pick([8, 12, 16]);
  const rays = repeat(points, (index) => {
    const angle = (index * 360) / points;
    return draw(
      straight([polar(360, 720, 22, angle), polar(360, 720, index % 2 ? 58 : 92, angle)]),
      main,
      { width: 5 },
    );
  });
  return {
    art:
      frame(36, 36, 648, 1008, main, { width: 5 }) +
      frame(50, 50, 620, 980, second, { width: 2 }) +
      rays +
      circle(360, 720, 10, main),
    title: { ...middleCenter(palette, [120, 580]), x: 84, width: 552 },
    ...footCenter(palette),
    mark: { x: 360, y: 1002, color: main },
    author: { ...footCenter(palette).author, x: 84, width: 552, y: 876 },
  };
};

/** A patterned paper with a label, as on exercise books. */
const label: Layout = ({ palette, random }) => {
  const { ground, main, second } = palette;
  const size = random.pick([60, 72, 90]);
  const pattern = grid(720 / size + 1, 1080 / size + 1, (column, row) => {
    const [x, y] = [column * size + (row % 2 ? size / 2 : 0), row * size];
    return (
      each(range(0, 315, 45), (angle) =>
        circle(...polar(x, y, size * 0.22, angle), size * 0.05, second),
      ) + circle(x, y, size * 0.08, main)
    );
  });
  return {
    art:
      pattern +
      rect(90, 130, 540, 560, ground) +
      frame(106, 146, 508, 528, main, { width: 4 }) +
      rect(0, 880, 720, 200, ground) +
      rect(0, 880, 720, 4, main),
    title: { ...middleCenter(palette, [176, 650]), x: 136, width: 448 },
    ...footCenter(palette),
  };
};

/** Arcs that meet in the middle of a bound book. */
const fan: Layout = ({ palette, random }) => {
  const { main, second } = palette;
  const count = random.pick([7, 9, 11]);
  const arcs = (cy: number) =>
    each(range(1, count), (index) =>
      ring(360, cy, 24 + index * 30, index % 3 ? second : main, { width: index % 3 ? 3 : 6 }),
    );
  return {
    art:
      clip('f', 'M56 520H664V880H56Z', arcs(880)) +
      rect(56, 880, 608, 6, main) +
      rect(56, 514, 608, 6, main),
    title: middleCenter(palette, [70, 490]),
    ...footCenter(palette),
  };
};

/** Marbled bands beside the spine. */
const spine: Layout = ({ palette, random }) => {
  const { main, second, ground, pop } = palette;
  const wave = random.between(30, 60);
  const bands = range(0, 23).map((index) => {
    const y = -40 + index * 50;
    return draw(
      `M-10 ${y}Q60 ${y + wave} 110 ${y}T230 ${y}`,
      [main, second, mix(ground, second, 0.5), pop][index % 4] ?? main,
      { width: 15 },
    );
  });
  return {
    art: clip('e', 'M0 0H150V1080H0Z', bands.join('')) + rect(150, 0, 8, 1080, main),
    title: { ...topCenter(palette, [110, 640]), x: 204, width: 464, align: 'left' },
    ...footCenter(palette),
    author: { ...footCenter(palette).author, x: 204, width: 400, align: 'left', y: 934 },
    mark: { x: 646, y: 1008, color: main },
  };
};

/** Leaves that grow along a stem below the title. */
const sprig: Layout = ({ palette, random }) => {
  const { main, second, pop } = palette;
  const pairs = random.pick([5, 6, 7]);
  const leaf = (x: number, y: number, side: number, size: number, color: string) =>
    fill(
      `M${x} ${y}Q${x + side * size * 0.3} ${y - size * 0.7} ${x + side * size} ${y - size * 0.62}Q${x + side * size * 0.8} ${y - size * 0.04} ${x} ${y}Z`,
      color,
    );
  const leaves = repeat(pairs, (index) => {
    const y = 850 - (index * 290) / pairs;
    const size = 128 - (index * 74) / pairs;
    return leaf(360, y, 1, size, main) + leaf(360, y - 14, -1, size, second);
  });
  return {
    art:
      draw('M360 884V520', main, { width: 7 }) +
      leaves +
      circle(360, 512, 15, pop) +
      rect(56, 56, 608, 4, second) +
      rect(56, 470, 608, 0, second),
    title: topCenter(palette, [90, 470]),
    ...footCenter(palette),
  };
};

/** Lozenges woven into each other. */
const weave: Layout = ({ palette, random }) => {
  const { main, second, ground } = palette;
  const columns = random.pick([6, 8, 9]);
  const w = 720 / columns;
  const lozenges = grid(columns + 1, Math.ceil(540 / w), (column, row) => {
    const [x, y] = [(column - (row % 2 ? 0.5 : 0)) * w + w / 2, 40 + row * w * 0.62];
    return (
      fill(
        `M${x} ${y - w * 0.56}L${x + w * 0.46} ${y}L${x} ${y + w * 0.56}L${x - w * 0.46} ${y}Z`,
        (column + row) % 2 ? second : main,
      ) + circle(x, y, w * 0.1, ground)
    );
  });
  return {
    art: clip('v', 'M0 0H720V440H0Z', lozenges) + rect(0, 440, 720, 8, main),
    title: middleCenter(palette, [490, 880]),
    ...footCenter(palette),
  };
};

/** For every genre without drawings of its own. */
export const GENERAL_LAYOUTS = [star, label, fan, spine, sprig, weave] as const;
