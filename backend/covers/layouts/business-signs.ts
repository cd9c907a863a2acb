import { deeper, mix } from '../drawing/colors.ts';
import {
  circle,
  draw,
  each,
  fill,
  polar,
  polygon,
  range,
  rect,
  repeat,
} from '../drawing/shapes.ts';
import type { Layout } from '../layout.ts';
import { footLeft, topLeft } from '../places.ts';
import { poster } from './sheets.ts';

/** A sun of rays behind a rising half disc. */
export const sunrise: Layout = ({ palette, random }) => {
  const { ground, main, second } = palette;
  const cx = random.pick([360, 56, 664]);
  const count = random.pick([24, 30, 36]);
  const rays = repeat(count, (index) => {
    const angle = 180 + (index * 360) / count;
    const points = [
      [cx, 884],
      polar(cx, 884, 1200, angle),
      polar(cx, 884, 1200, angle + 180 / count),
    ] as const;
    return fill(polygon(...points), deeper(ground, 0.16));
  });
  const discs = each([300, 225, 150, 75], (radius, index) =>
    fill(
      `M${cx - radius} 884A${radius} ${radius} 0 0 1 ${cx + radius} 884Z`,
      index % 2 ? second : main,
    ),
  );
  return {
    art: rays + discs + rect(0, 884, 720, 196, deeper(ground, 0.3)),
    title: topLeft(palette, [58, 390], { on: deeper(ground, 0.08) }),
    ...footLeft(palette, { on: deeper(ground, 0.3) }),
  };
};

/** One becomes many: an inverted tree of dots. */
export const tree = poster(370, ({ palette, random }) => {
  const { ground, main, second, pop, ink } = palette;
  const levels = random.pick([4, 5]);
  const height = 400 / (levels - 1);
  const at = (level: number, index: number) =>
    [360 + ((index + 0.5) / 2 ** level - 0.5) * 608, 470 + level * height] as const;
  const colors = [pop, main, second, ink, mix(ink, ground, 0.45)];
  const drawn = range(0, levels - 1).map((level) =>
    repeat(2 ** level, (index) => {
      const [x, y] = at(level, index);
      const radius = [36, 28, 22, 17, 12][level] ?? 12;
      const down =
        level < levels - 1
          ? [0, 1].map((side) => {
              const [toX, toY] = at(level + 1, index * 2 + side);
              return draw(`M${x} ${y}V${y + height / 2}H${toX}V${toY}`, mix(ink, ground, 0.5), {
                width: 4,
                cap: 'butt',
              });
            })
          : [];
      return down.join('') + circle(x, y, radius, colors[level] ?? ink);
    }),
  );
  return drawn.join('') + rect(56, 396, 608, 4, ink);
});

/** Arrows that all go one way, but for one. */
export const arrows = poster(370, ({ palette, random }) => {
  const { main, second, pop, ground } = palette;
  const [columns, rows] = random.pick([
    [5, 4],
    [6, 5],
    [4, 4],
  ] as const);
  const [w, h] = [608 / columns, 480 / rows];
  const odd = random.whole(0, columns * rows - 1);
  const size = Math.min(w, h) * 0.36;
  const drawn = repeat(columns * rows, (index) => {
    const [x, y] = [
      56 + ((index % columns) + 0.5) * w,
      404 + (Math.floor(index / columns) + 0.5) * h,
    ];
    const turn = index === odd ? 180 : 0;
    const color =
      index === odd
        ? pop
        : (index + Math.floor(index / columns)) % 3
          ? main
          : mix(second, ground, 0.1);
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(`M0 ${-size}L${size} 0H${size * 0.42}V${size}H${-size * 0.42}V0H${-size}Z`, color)}</g>`;
  });
  return drawn;
});
