import { mix } from '../drawing/colors.ts';
import { gear } from '../drawing/gear.ts';
import {
  circle,
  draw,
  each,
  group,
  line,
  type Point,
  polar,
  range,
  repeat,
  ring,
} from '../drawing/shapes.ts';
import { ruled } from './sheets.ts';

/** Wheels in mesh. */
export const gears = ruled(({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const wheel = (x: number, y: number, teeth: number, turn: number, color: string) => {
    const radius = teeth * 6.7;
    const spokes = random.pick([5, 6, 8]);
    return (
      `<path d="${gear(x, y, radius, teeth, turn)}" fill="${ground}" stroke="${color}" stroke-width="4" stroke-linejoin="round"/>` +
      ring(x, y, radius * 0.74, color, { width: 3 }) +
      ring(x, y, radius * 0.24, color, { width: 3 }) +
      repeat(spokes, (index) => {
        const angle = (index * 360) / spokes + turn;
        return line(polar(x, y, radius * 0.24, angle), polar(x, y, radius * 0.74, angle), color, {
          width: 3,
        });
      }) +
      circle(x, y, radius * 0.07, color)
    );
  };
  const [big, small] = random.pick([
    [26, 16],
    [24, 18],
    [28, 13],
  ]);
  const angle = random.between(-62, -28);
  const [x, y] = [254, 724];
  const [bx, by] = polar(x, y, (big + small) * 6.7, angle);
  const [cx, cy] = polar(bx, by, (small + 12) * 6.7, 100);
  const mesh = (own: number, towards: number) => towards - 180 - (360 / own) * 0.15;
  return (
    wheel(x, y, big, 0, main) +
    wheel(bx, by, small, mesh(small, angle), pop) +
    wheel(cx, cy, 12, mesh(12, 100), second)
  );
});

/** Two pulleys with a belt, and the beam that they drive. */
export const engine = ruled(({ palette, random }) => {
  const { main, second, pop, ground } = palette;
  const [r1, r2] = random.pick([
    [150, 70],
    [128, 92],
    [164, 54],
  ]);
  const [a, b]: [Point, Point] = [
    [56 + r1 + 20, 735],
    [636 - r2, 560],
  ];
  const spokes = (x: number, y: number, r: number, count: number, color: string) =>
    repeat(count, (index) =>
      line(
        polar(x, y, 22, (index * 360) / count),
        polar(x, y, r - 12, (index * 360) / count),
        color,
        { width: 3 },
      ),
    );
  const slope = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const off = Math.acos((r1 - r2) / Math.hypot(b[0] - a[0], b[1] - a[1]));
  const belt = [1, -1].map((side) => {
    const angle = ((slope + side * off) * 180) / Math.PI;
    return line(polar(a[0], a[1], r1 + 8, angle), polar(b[0], b[1], r2 + 8, angle), pop, {
      width: 6,
    });
  });
  const wheel = ([x, y]: Point, r: number, color: string, count: number) =>
    ring(x, y, r + 8, pop, { width: 6 }) +
    circle(x, y, r + 4, ground) +
    ring(x, y, r, color, { width: 4 }) +
    ring(x, y, r - 12, color, { width: 2.5 }) +
    ring(x, y, 22, color, { width: 4 }) +
    circle(x, y, 7, color) +
    spokes(x, y, r, count, color);
  const rod = polar(a[0], a[1], r1 * 0.6, 40);
  return (
    belt.join('') +
    wheel(a, r1, main, 8) +
    wheel(b, r2, main, 6) +
    line(rod, [560, 850], second, { width: 9 }) +
    circle(rod[0], rod[1], 12, second) +
    circle(560, 850, 12, second) +
    `<rect x="540" y="826" width="124" height="48" fill="none" stroke="${main}" stroke-width="4"/>` +
    line([56, 893], [664, 893], main, { width: 4 })
  );
});

/** A windmill's sails over a ruled plain. */
export const propeller = ruled(({ palette, random }) => {
  const { main, second, pop, ground } = palette;
  const blades = random.pick([3, 4, 5]);
  const turn = random.between(0, 90);
  const [cx, cy] = [360, 640];
  const sail = repeat(blades, (index) =>
    group(
      `translate(${cx} ${cy}) rotate(${turn + (index * 360) / blades})`,
      `<path d="M-10 -34C-64 -110 -46 -196 -8 -246C24 -200 30 -110 12 -34Z" fill="${ground}" stroke="${main}" stroke-width="4" stroke-linejoin="round"/>` +
        each(range(70, 220, 22), (y) =>
          draw(
            `M-${Math.round(36 - Math.abs(y - 130) * 0.16)} -${y}L${Math.round(18 - Math.abs(y - 130) * 0.06)} -${y + 10}`,
            second,
            { width: 2 },
          ),
        ),
    ),
  );
  return (
    each([262, 252], (r) => ring(cx, cy, r, second, { width: 2, dash: '3 9' })) +
    sail +
    circle(cx, cy, 42, ground) +
    ring(cx, cy, 42, pop, { width: 6 }) +
    ring(cx, cy, 26, main, { width: 3 }) +
    circle(cx, cy, 9, pop) +
    line([cx - 290, cy], [cx - 60, cy], mix(second, ground, 0.3), {
      width: 2,
      dash: '18 8 3 8',
    }) +
    line([cx + 60, cy], [cx + 290, cy], mix(second, ground, 0.3), { width: 2, dash: '18 8 3 8' })
  );
});
