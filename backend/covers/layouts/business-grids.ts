import { mix } from '../drawing/colors.ts';
import {
  box,
  circle,
  clip,
  draw,
  fill,
  grid,
  range,
  rect,
  repeat,
  ring,
} from '../drawing/shapes.ts';
import type { Layout } from '../layout.ts';
import { bottomLeft, footLeft, topLeft } from '../places.ts';
import { poster } from './sheets.ts';

/** Quarter discs in a grid, each turned as it likes. */
export const quarters: Layout = ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const columns = random.pick([3, 4, 4]);
  const size = 720 / columns;
  const rows = Math.ceil(500 / size);
  const top = 900 - rows * size;
  const tiles = grid(columns, rows, (column, row) => {
    const [x, y] = [column * size, top + row * size];
    const color = random.pick([main, main, second, pop]);
    const [a, b] = random.pick([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const);
    const [cx, cy] = [x + a * size, y + b * size];
    return (
      rect(x, y, size + 0.5, size + 0.5, random.pick([mix(ground, color, 0.22), ground])) +
      clip(
        `q${column}-${row}`,
        box(x, y, size, size),
        circle(cx, cy, size, color) + circle(cx, cy, size * 0.45, ground),
      )
    );
  });
  return {
    art: tiles,
    title: topLeft(palette, [58, top - 24], { max: 110 }),
    ...footLeft(palette),
  };
};

/** A grid of dots that grow towards one corner. */
export const dots = poster(370, ({ palette, random }) => {
  const { main, second, pop } = palette;
  const columns = random.pick([7, 8, 9]);
  const pitch = 608 / columns;
  const rows = Math.floor(480 / pitch);
  const [toRight, odd] = [random.chance(0.5), random.whole(columns, columns * (rows - 1))];
  const drawn = grid(columns, rows, (column, row) => {
    const along = (toRight ? column : columns - 1 - column) / (columns - 1);
    const share = (along + (row + 0.5) / rows) / 2;
    const color = row * columns + column === odd ? pop : share > 0.62 ? second : main;
    return circle(
      56 + (column + 0.5) * pitch,
      890 - rows * pitch + (row + 0.5) * pitch,
      pitch * (0.1 + 0.36 * share),
      color,
    );
  });
  return drawn;
});

/** Rings around a centre outside the middle. */
export const target = poster(372, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const [cx, cy] = random.pick([
    [720, 660],
    [0, 660],
    [360, 660],
  ] as const);
  const widest = cx === 360 ? 250 : 470;
  const count = random.pick([5, 6, 7]);
  const drawn = range(0, count - 1).map((index) =>
    circle(
      cx,
      cy,
      widest * (1 - index / count),
      index === count - 1 ? pop : index % 2 ? ground : index % 4 ? second : main,
    ),
  );
  return clip('t', box(0, 396, 720, 514), drawn.join(''));
});

/** Two or three discs that share a part. */
export const sets = poster(360, ({ palette, random }) => {
  const { main, second, pop, ground } = palette;
  const upright = random.chance(0.4);
  const [a, b] = upright
    ? ([
        [360, 560],
        [360, 730],
      ] as const)
    : ([
        [262, 645],
        [458, 645],
      ] as const);
  const radius = upright ? 170 : 206;
  const shape = ([x, y]: readonly [number, number]) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
  return (
    fill(shape(a), main) +
    fill(shape(b), second) +
    clip('s', shape(a), fill(shape(b), random.pick([pop, ground]))) +
    ring((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 14, palette.ink, { width: 6 })
  );
});

/** Wide diagonal stripes below a plain field. */
export const stripes = poster(376, ({ palette, random }) => {
  const { main, second, pop, ground } = palette;
  const colors = random.pick([
    [main, second, pop],
    [main, ground, second],
    [main, pop, ground],
  ] as const);
  const wide = random.pick([52, 68, 90]);
  const lean = random.pick([-1, 1]);
  const drawn = repeat(Math.ceil(1500 / wide), (index) => {
    const x = -500 + index * wide;
    return fill(
      `M${x} 900l${lean * 500} -500h${wide + 1}l${-lean * 500} 500Z`,
      colors[index % 3] ?? main,
    );
  });
  return clip('d', box(0, 400, 720, 500), drawn);
});

/** Squares within squares, each turned a little further. */
export const squares = poster(372, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const turn = random.pick([0, 9, 15, 45]);
  const count = random.pick([6, 8]);
  const drawn = repeat(count, (index) => {
    const half = 232 * (1 - index / count) * (turn === 45 && index % 2 ? 1 : 0.92);
    const color = index === count - 1 ? pop : index % 2 ? ground : index % 4 ? second : main;
    return `<g transform="translate(360 645) rotate(${index * turn})">${rect(-half, -half, half * 2, half * 2, color)}</g>`;
  });
  return drawn;
});

/** Half discs like the scales of a roof, above the title. */
export const scales: Layout = ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const columns = random.pick([4, 5, 6]);
  const size = 720 / columns;
  const rows = Math.ceil(560 / (size / 2)) + 1;
  const drawn = repeat(rows, (line) => {
    const row = rows - 1 - line;
    return repeat(columns + 1, (column) => {
      const [x, y] = [(column + (row % 2 ? 0 : 0.5)) * size, row * (size / 2)];
      const color = random.chance(0.08) ? pop : (column + row) % 3 ? main : second;
      return (
        circle(x, y, size / 2 - 3, ground) +
        circle(x, y, size / 2 - 8, color) +
        circle(x, y, size * 0.26, ground) +
        circle(x, y, size * 0.16, color)
      );
    });
  });
  return {
    art:
      clip('r', box(0, 0, 720, 560), drawn) +
      draw('M0 560H720', palette.ink, { width: 10, cap: 'butt' }),
    title: bottomLeft(palette, [600, 900], { max: 110 }),
    ...footLeft(palette),
  };
};
