import {
  circle,
  draw,
  each,
  line,
  type Point,
  polar,
  range,
  repeat,
  smooth,
  straight,
} from '../drawing/shapes.ts';
import { ruled } from './sheets.ts';

/** A tower of struts that sends rings into the sky. */
export const tower = ruled(({ palette, random }) => {
  const { main, second, pop } = palette;
  const [top, base, half] = [500, 892, random.between(86, 120)];
  const levels = random.pick([6, 7, 8]);
  const at = (part: number): number => half * (0.07 + 0.93 * part ** 1.5);
  const struts = range(0, levels - 1).map((level) => {
    const [a, b] = [level / levels, (level + 1) / levels];
    const [ya, yb] = [top + (base - top) * a, top + (base - top) * b];
    const [wa, wb] = [at(a), at(b)];
    return (
      line([360 - wa, ya], [360 + wb, yb], second, { width: 2.5 }) +
      line([360 + wa, ya], [360 - wb, yb], second, { width: 2.5 }) +
      line([360 - wb, yb], [360 + wb, yb], main, { width: 3 }) +
      line([360 - wa, ya], [360 - wb, yb], main, { width: 5 }) +
      line([360 + wa, ya], [360 + wb, yb], main, { width: 5 })
    );
  });
  const waves = each(range(1, 6), (index) =>
    each([0, 180], (side) => {
      const radius = index * 42;
      const [from, to] = [polar(360, 486, radius, side - 34), polar(360, 486, radius, side + 34)];
      return draw(
        `M${from[0]} ${from[1]}A${radius} ${radius} 0 0 1 ${to[0]} ${to[1]}`,
        index % 3 ? second : pop,
        { width: 4 },
      );
    }),
  );
  return (
    struts.join('') +
    waves +
    circle(360, 486, 13, pop) +
    line([120, base], [600, base], main, { width: 5 })
  );
});

/** A suspension bridge in elevation. */
export const bridge = ruled(
  ({ palette, random }) => {
    const { main, second, pop } = palette;
    const deck = 790;
    const [left, right] = [204, 516];
    const top = random.between(480, 540);
    const sag = (x: number) => {
      if (x < left) return top + (deck - 24 - top) * (1 - (x - 20) / (left - 20)) ** 1.4;
      if (x > right) return top + (deck - 24 - top) * ((x - right) / (700 - right)) ** 1.4;
      return top + (deck - 40 - top) * (1 - ((x - 360) / (right - 360)) ** 2);
    };
    const points = range(20, 700, 8).map((x): Point => [x, sag(Math.min(Math.max(x, 20), 700))]);
    const hangers = each(range(36, 684, random.pick([16, 20, 24])), (x) =>
      line([x, sag(x)], [x, deck], second, { width: 2 }),
    );
    const piers = each(
      [left, right],
      (x) =>
        each([-17, 17], (off) =>
          line([x + off * 0.8, top - 16], [x + off, 892], main, { width: 6 }),
        ) + each(range(top, 880, 62), (y) => line([x - 16, y], [x + 16, y], main, { width: 4 })),
    );
    const water = repeat(4, (row) =>
      draw(
        smooth(
          range(0, 720, 24).map((x, index): Point => [x, 836 + row * 20 + (index % 2 ? 5 : -5)]),
        ),
        second,
        { width: 2 },
      ),
    );
    return (
      water +
      hangers +
      draw(straight(points), pop, { width: 6 }) +
      draw(`M0 ${deck}H720M0 ${deck + 16}H720`, main, { width: 4 }) +
      piers
    );
  },
  { wide: true },
);

/** A ray through lenses. */
export const lens = ruled(({ palette, random }) => {
  const { main, second, pop, ground } = palette;
  const axis = 650;
  const [x, focus] = random.pick([
    [300, 560],
    [330, 600],
    [270, 520],
  ]);
  const rays = each(range(-3, 3), (index) => {
    const y = axis + index * 46;
    return draw(
      `M56 ${y}H${x}L${focus} ${axis}L664 ${axis - ((y - axis) * (664 - focus)) / (focus - x)}`,
      index ? second : pop,
      { width: index ? 2.5 : 4 },
    );
  });
  const glass = (cx: number, half: number, bulge: number) =>
    `<path d="M${cx} ${axis - half}Q${cx + bulge} ${axis} ${cx} ${axis + half}Q${cx - bulge} ${axis} ${cx} ${axis - half}Z" fill="${ground}" fill-opacity=".6" stroke="${main}" stroke-width="5"/>`;
  return (
    rays +
    glass(x, 210, random.between(80, 120)) +
    line([56, axis], [664, axis], main, { width: 2, dash: '18 8 3 8' }) +
    circle(focus, axis, 12, pop) +
    each(range(76, 644, 20), (at, index) =>
      line([at, 888], [at, index % 5 ? 876 : 864], main, { width: 2 }),
    ) +
    line([66, 888], [654, 888], main, { width: 3 })
  );
});
