import {
  circle,
  draw,
  each,
  group,
  line,
  type Point,
  range,
  repeat,
  ring,
  smooth,
} from '../drawing/shapes.ts';
import { ruled } from './sheets.ts';

/** A nucleus and its orbits. */
export const orbits = ruled(({ palette, random }) => {
  const { main, second, pop } = palette;
  const count = random.pick([3, 4, 5]);
  const flat = random.between(70, 110);
  const turn = random.between(0, 60);
  const drawn = repeat(count, (index) =>
    group(
      `translate(360 655) rotate(${turn + (index * 180) / count})`,
      `<ellipse rx="246" ry="${flat}" fill="none" stroke="${index % 2 ? second : main}" stroke-width="4"/>${circle(246 * Math.cos(index * 1.7 + 0.6), flat * Math.sin(index * 1.7 + 0.6), 15, index ? main : pop)}`,
    ),
  );
  return (
    ring(360, 655, 252, second, { width: 2, dash: '2 10' }) +
    drawn +
    circle(360, 655, 32, pop) +
    ring(360, 655, 46, main, { width: 3 })
  );
});

/** A rosette of turned ellipses, as on a banknote. */
export const rosette = ruled(({ palette, random }) => {
  const { main, second, pop } = palette;
  const count = random.pick([18, 24, 30]);
  const [rx, ry] = [244, random.between(60, 130)];
  const drawn = repeat(
    count,
    (index) =>
      `<ellipse rx="${rx}" ry="${ry}" transform="translate(360 655) rotate(${(index * 180) / count})" fill="none" stroke="${index % 3 === 0 ? second : main}" stroke-width="2.2"/>`,
  );
  return drawn + circle(360, 655, ry * 0.42, palette.ground) + circle(360, 655, ry * 0.22, pop);
});

/** A globe of meridians, and what goes round it. */
export const globe = ruled(({ palette, random }) => {
  const { main, second, pop } = palette;
  const [r, tilt] = [214, random.between(-26, 26)];
  const meridians = range(1, 4).map(
    (index) =>
      `<ellipse rx="${r * Math.cos((index * Math.PI) / 9)}" ry="${r}" fill="none" stroke="${second}" stroke-width="2.6"/>`,
  );
  const parallels = each(range(-3, 3), (index) => {
    const y = r * Math.sin((index * Math.PI) / 8);
    const half = r * Math.cos((index * Math.PI) / 8);
    return line([-half, y], [half, y], second, { width: 2.6 });
  });
  const path = random.between(0.16, 0.3);
  return (
    group(
      `translate(360 655) rotate(${tilt})`,
      meridians.join('') +
        parallels +
        line([0, -r - 40], [0, r + 40], main, { width: 3 }) +
        ring(0, 0, r, main, { width: 5 }),
    ) +
    `<ellipse cx="360" cy="655" rx="290" ry="${290 * path}" transform="rotate(${-tilt - 16} 360 655)" fill="none" stroke="${pop}" stroke-width="4" stroke-dasharray="12 10"/>` +
    circle(...orbitPoint(290, 290 * path, -tilt - 16, 0.5), 15, pop)
  );
});

/** Two strands that wind around each other. */
export const helix = ruled(({ palette, random }) => {
  const { main, second, pop } = palette;
  const turns = random.pick([1.5, 2, 2.5]);
  const strand = (phase: number) =>
    range(40, 680, 10).map(
      (x): Point => [x, 655 + Math.sin((x / 640) * turns * Math.PI * 2 + phase) * 180],
    );
  const [a, b] = [strand(0), strand(Math.PI)];
  const rungs = a.map((from, index) =>
    index % 2
      ? line(from, b[index] ?? from, index % 10 === 5 ? pop : second, {
          width: index % 10 === 5 ? 5 : 3,
        })
      : '',
  );
  return group(
    `rotate(${random.pick([-22, 0, 22])} 360 655)`,
    rungs.join('') + draw(smooth(a), main, { width: 8 }) + draw(smooth(b), main, { width: 8 }),
  );
});

const orbitPoint = (rx: number, ry: number, degrees: number, at: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  const [x, y] = [rx * Math.cos(at), ry * Math.sin(at)];
  return [
    360 + x * Math.cos(turn) - y * Math.sin(turn),
    655 + x * Math.sin(turn) + y * Math.cos(turn),
  ];
};
