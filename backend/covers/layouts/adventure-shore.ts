import { mix } from '../drawing/colors.ts';
import {
  box,
  circle,
  clip,
  draw,
  each,
  fill,
  frame,
  group,
  range,
  rect,
  repeat,
  smooth,
} from '../drawing/shapes.ts';
import { ripples, sunRays } from '../drawing/voyage.ts';
import { tale } from './sheets.ts';

/** An anchor and its rope. */
export const anchor = tale({ title: 376 }, ({ palette, random }) => {
  const { main, second, pop, ink, ground } = palette;
  const rope = range(0, 24).map((index) => {
    const t = index / 24;
    return [
      360 + Math.sin(t * 9 + random.between(-0.02, 0.02)) * (40 + 150 * t),
      470 + t * 400,
    ] as const;
  });
  const arms =
    'M360 872C250 862 186 790 178 700L138 742M178 700L222 738M360 872C470 862 534 790 542 700L582 742M542 700L498 738';
  return (
    circle(360, 650, 240, mix(ground, main, 0.45)) +
    draw(smooth(rope), second, { width: 20 }) +
    draw(smooth(rope), mix(second, '#000000', 0.35), { width: 20, dash: '3 15', cap: 'butt' }) +
    draw('M360 520V868M268 560H452', ink, { width: 30 }) +
    draw(arms, ink, { width: 30 }) +
    `<circle cx="360" cy="478" r="40" fill="none" stroke="${ink}" stroke-width="22"/>` +
    circle(268, 560, 20, pop) +
    circle(452, 560, 20, pop)
  );
});

/** The light of the stars on a chart. */
export const stars = tale({ title: 372 }, ({ palette, random }) => {
  const { main, second, pop, ink, ground } = palette;
  const points = repeatPoints(random.pick([7, 8, 9]), (index, count) => [
    170 + (index * 380) / (count - 1),
    650 + random.between(-150, 150),
  ]);
  const small = repeat(70, () => {
    const [a, r] = [random.between(0, 6.3), 236 * Math.sqrt(random.between(0, 1))];
    return circle(
      360 + Math.cos(a) * r,
      650 + Math.sin(a) * r,
      random.between(1.5, 4),
      mix(ink, main, 0.3),
    );
  });
  const star = ([x, y]: readonly [number, number], s: number) =>
    fill(
      `M${x} ${y - s}Q${x + s * 0.14} ${y - s * 0.14} ${x + s} ${y}Q${x + s * 0.14} ${y + s * 0.14} ${x} ${y + s}Q${x - s * 0.14} ${y + s * 0.14} ${x - s} ${y}Q${x - s * 0.14} ${y - s * 0.14} ${x} ${y - s}Z`,
      pop,
    );
  const ticks = repeat(72, (index) =>
    group(
      `rotate(${index * 5} 360 650)`,
      draw(`M360 394V${index % 6 ? 404 : 412}`, second, { width: 3 }),
    ),
  );
  return (
    circle(360, 650, 250, mix(ground, main, 0.5)) +
    `<circle cx="360" cy="650" r="250" fill="none" stroke="${second}" stroke-width="6"/>` +
    ticks +
    small +
    draw(`M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`, ink, {
      width: 3,
      dash: '8 8',
    }) +
    each(points, (point, index) => star(point, index % 3 ? 20 : 34))
  );
});

const repeatPoints = (
  count: number,
  at: (index: number, count: number) => readonly [number, number],
) => range(0, count - 1).map((index) => at(index, count));

/** A postcard from far away: palms and sea in a frame. */
export const palms = tale({ title: 372 }, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const dark = mix(main, '#000000', 0.55);
  const palm = (x: number, y: number, height: number, lean: number) => {
    const [tx, ty] = [x + lean, y - height];
    const leaves = each([-170, -135, -95, -50, -12, 20, 200], (angle) => {
      const turn = (angle * Math.PI) / 180;
      const [ex, ey] = [
        tx + Math.cos(turn) * height * 0.5,
        ty + Math.sin(turn) * height * 0.32 + height * 0.14,
      ];
      const [mx, my] = [(tx + ex) / 2, Math.min(ty, ey) - height * 0.16];
      return fill(
        `M${tx} ${ty}Q${mx} ${my} ${ex} ${ey}Q${mx + 4} ${my + height * 0.15} ${tx} ${ty}Z`,
        dark,
      );
    });
    return (
      draw(`M${x} ${y}Q${x + lean * 0.1} ${y - height * 0.6} ${tx} ${ty}`, dark, { width: 13 }) +
      leaves +
      circle(tx - 8, ty + 12, 10, pop) +
      circle(tx + 10, ty + 14, 10, pop)
    );
  };
  const side = random.pick([1, -1]);
  const view =
    rect(56, 396, 608, 490, mix(ground, second, 0.5)) +
    sunRays(360, 700, 24, 620, mix(ground, second, 0.75)) +
    circle(360, 700, 110, pop) +
    rect(56, 700, 608, 200, main) +
    ripples(random, 22, [716, 800], mix(ground, main, 0.4)) +
    fill('M40 900V850Q200 800 400 846Q560 880 700 840V900Z', second) +
    palm(360 - side * 170, 850, 330, side * 60) +
    palm(360 - side * 110, 858, 230, -side * 30);
  return clip('p', box(56, 396, 608, 490), view) + frame(56, 396, 608, 490, dark, { width: 8 });
});
