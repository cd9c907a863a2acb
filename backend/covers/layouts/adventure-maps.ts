import { mix } from '../drawing/colors.ts';
import {
  box,
  circle,
  clip,
  draw,
  each,
  frame,
  group,
  line,
  type Point,
  polar,
  range,
  rect,
  repeat,
  ring,
  smooth,
} from '../drawing/shapes.ts';
import { coast, compass, phasesOf, ripples, ship, way } from '../drawing/voyage.ts';
import { tale } from './sheets.ts';

const cross = (x: number, y: number, s: number, color: string) =>
  draw(`M${x - s} ${y - s}L${x + s} ${y + s}M${x + s} ${y - s}L${x - s} ${y + s}`, color, {
    width: s * 0.62,
  });

/** An island, a way, a cross. */
export const island = tale({ title: 368 }, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const dark = mix(main, '#000000', 0.6);
  const centre: Point = [360 + random.between(-20, 20), 640];
  const phases = phasesOf(random);
  const shore = (grow: number) => smooth(coast(random, centre, 150, grow, phases), true);
  const from = polar(...centre, 120, random.between(140, 220));
  const to = polar(...centre, 84, random.between(-40, 40));
  const hills = repeat(3, (index) => {
    const [x, y] = [centre[0] - 50 + index * 46, centre[1] - 40 + (index % 2) * 22];
    return `<path d="M${x - 34} ${y}Q${x - 8} ${y - 62} ${x} ${y - 60}Q${x + 14} ${y - 54} ${x + 34} ${y}" fill="${second}" stroke="${dark}" stroke-width="4"/>`;
  });
  const sea =
    rect(56, 392, 608, 498, main) +
    repeat(16, (index) =>
      line([600, 826], polar(600, 826, 900, index * 22.5 + 5), mix(main, ground, 0.3), {
        width: 1.6,
      }),
    ) +
    ripples(random, 26, [410, 880], mix(main, ground, 0.45)) +
    each([48, 32, 16], (grow, index) =>
      draw(shore(grow), ground, { width: 2 + index, opacity: 0.4 + index * 0.2 }),
    );
  return (
    clip(
      'i',
      box(56, 392, 608, 498),
      sea +
        `<path d="${shore(0)}" fill="${second}" stroke="${dark}" stroke-width="7"/>` +
        hills +
        way([from, polar(...centre, 70, 110), polar(...centre, 24, 60), to], pop) +
        cross(...to, 17, pop) +
        circle(596, 826, 62, main) +
        compass(596, 826, 54, dark, ground, pop) +
        ship(138, 862, 0.72, dark, ground),
    ) +
    frame(56, 392, 608, 498, dark, { width: 6 }) +
    frame(66, 402, 588, 478, dark, { width: 2 })
  );
});

/** A great compass rose. */
export const rose = tale({ title: 364 }, ({ palette, random }) => {
  const { ground, main, second, pop, ink } = palette;
  const ticks = repeat(72, (index) =>
    line(
      polar(360, 640, index % 6 ? 228 : 218, index * 5),
      polar(360, 640, 240, index * 5),
      second,
      { width: index % 6 ? 2.5 : 5 },
    ),
  );
  return (
    circle(360, 640, 252, mix(ground, main, random.pick([0.4, 1]))) +
    ring(360, 640, 252, second, { width: 6 }) +
    ticks +
    group(
      `rotate(${random.pick([0, 12, -18, 30])} 360 640)`,
      compass(360, 640, 218, ink, ground, pop),
    )
  );
});

/** A way across the lines of a map. */
export const contours = tale({ title: 368 }, ({ palette, random }) => {
  const { main, second, pop, ink } = palette;
  const [a, b] = [phasesOf(random), phasesOf(random)];
  const [hill, other]: [Point, Point] = [
    [random.between(200, 280), 610],
    [random.between(470, 540), 720],
  ];
  const lines = range(0, 7).map(
    (index) =>
      draw(smooth(coast(random, hill, 26 + index * 42, 0, a), true), index % 3 ? second : main, {
        width: index % 3 ? 2.5 : 4,
      }) +
      draw(smooth(coast(random, other, 20 + index * 34, 0, b), true), index % 3 ? second : main, {
        width: index % 3 ? 2.5 : 4,
      }),
  );
  const points: Point[] = [
    [110, 850],
    [230, 780],
    [300, 690],
    [420, 640],
    [480, 560],
    [610, 470],
  ];
  return (
    clip('m', box(0, 392, 720, 500), lines.join('')) +
    way(points, pop, 9) +
    circle(110, 850, 15, pop) +
    cross(610, 470, 20, pop) +
    rect(0, 388, 720, 5, ink) +
    rect(0, 890, 720, 5, ink)
  );
});
