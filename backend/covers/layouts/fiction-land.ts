import { mix } from '../drawing/colors.ts';
import { birds, house, land, layerColors, peak, ridgeOf } from '../drawing/landscape.ts';
import { circle, each, fill, mirrored, range, rect, repeat } from '../drawing/shapes.ts';
import { fir, leafyTree } from '../drawing/tree.ts';
import { landscape } from './sheets.ts';

/** Hills one behind the other, a low sun, a house. */
export const hills = landscape(384, ({ palette, random }) => {
  const { ground, main, second, pop, ink } = palette;
  const count = random.pick([4, 5, 6]);
  const colors = layerColors(mix(ground, main, 0.65), second, count);
  const ridges = range(0, count - 1).map((index) =>
    ridgeOf(random, {
      base: 560 + (index * 340) / count,
      height: 42 - index * 3,
      span: 170 + index * 18,
    }),
  );
  const [sun, home] = [random.between(170, 550), random.between(180, 540)];
  const at = Math.floor(count / 2);
  const layers = ridges.map(
    (ridge, index) =>
      (index === at
        ? house(home, ridge(home) + 8, 30, mix(second, ink, 0.1), mix(second, '#000000', 0.25), pop)
        : '') + land(ridge, colors[index] ?? main),
  );
  return circle(sun, 500, random.between(58, 86), pop) + layers.join('');
});

/** Mountains above a wood of firs. */
export const mountains = landscape(372, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const [sunX, flip] = [random.between(200, 520), random.pick([1, -1])];
  const x = (at: number) => 360 + flip * (at - 360);
  const pale = mix(main, ground, 0.5);
  const peaks =
    peak(x(150), 530, 860, 300, mix(pale, main, 0.3), mix(main, second, 0.15)) +
    peak(x(600), 500, 860, 320, pale, mix(main, second, 0.1)) +
    peak(x(380), 450, 900, 330, main, mix(main, second, 0.42));
  const wood = (base: number, size: number, color: string) =>
    each(range(-10, 730, size * 0.34), (at) =>
      fir(
        at + random.between(-8, 8),
        base + random.between(0, 16),
        size * random.between(0.7, 1.25),
        color,
      ),
    );
  return (
    circle(sunX, 480, 74, pop) +
    peaks +
    wood(866, 96, mix(main, second, 0.65)) +
    rect(0, 850, 720, 240, mix(main, second, 0.65)) +
    wood(930, 130, second) +
    rect(0, 915, 720, 170, second)
  );
});

/** One tree on a hill, and birds that leave it. */
export const loneTree = landscape(384, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const x = random.pick([230, 490, 360]);
  const hill = (at: number) => 850 - 70 * Math.exp(-(((at - x) / 260) ** 2));
  const far = ridgeOf(random, { base: 760, height: 26, span: 260 });
  return (
    circle(720 - x, 560, random.between(80, 120), pop) +
    land(far, mix(ground, main, 0.8)) +
    land((at) => far(at) + 66, main) +
    leafyTree(random, x, hill(x) + 10, 215, second, mix(second, main, 0.5)) +
    birds(random, 720 - x, 480, 5, second) +
    land(hill, second)
  );
});

/** A road that winds to the horizon. */
export const road = landscape(384, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const isMirrored = random.chance(0.5);
  const far = ridgeOf(random, { base: 570, height: 30 });
  const way =
    'M366 640C430 664 500 690 420 724C330 762 180 776 236 838C290 894 520 910 470 1000L450 1090H190C200 1000 260 960 150 880C60 806 240 744 340 712C400 690 380 662 358 640Z';
  const trees = repeat(6, (index) =>
    leafyTree(
      random,
      [90, 180, 560, 640, 520, 60][index] ?? 0,
      [716, 690, 730, 690, 860, 880][index] ?? 0,
      [46, 34, 60, 44, 110, 92][index] ?? 40,
      mix(main, second, 0.75),
      mix(main, second, 0.45),
    ),
  );
  return (
    circle(400, 560, 92, pop) +
    land(far, mix(ground, main, 0.6)) +
    land(() => 640, main) +
    mirrored(
      isMirrored,
      land((x) => 690 - x * 0.03, mix(main, second, 0.3)) +
        fill(way, mix(ground, pop, 0.35)) +
        trees,
    ) +
    land((x) => 930 + Math.cos(x / 140) * 16, second)
  );
});

/** Tall flowers before an evening sky. */
export const meadow = landscape(384, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const petals = random.pick([5, 6, 8]);
  const flower = (x: number, top: number, size: number, color: string) => {
    const lean = random.between(-26, 26);
    const blossom = repeat(
      petals,
      (index) =>
        `<ellipse cx="${x + lean}" cy="${top - size * 0.52}" rx="${size * 0.27}" ry="${size * 0.5}" fill="${color}" transform="rotate(${(index * 360) / petals} ${x + lean} ${top})"/>`,
    );
    const leaf = (y: number, side: number) =>
      fill(
        `M${x} ${y}q${side * 50} -22 ${side * 62} -78q${-side * 56} 10 ${-side * 62} 78Z`,
        second,
      );
    return (
      `<path d="M${x} 1000Q${x} ${top + 160} ${x + lean} ${top}" fill="none" stroke="${second}" stroke-width="8"/>` +
      leaf(880, 1) +
      leaf(840, -1) +
      blossom +
      circle(x + lean, top, size * 0.24, second)
    );
  };
  const stems = repeat(6, (index) =>
    flower(
      70 + index * 116 + random.between(-14, 14),
      random.between(500, 700),
      random.between(56, 88),
      [pop, mix(pop, ground, 0.5), main][index % 3] ?? pop,
    ),
  );
  const far = ridgeOf(random, { base: 760, height: 30 });
  return (
    land(far, mix(ground, main, 0.55)) +
    land((x) => far(x) + 90, mix(ground, main, 0.9)) +
    stems +
    land((x) => 900 + Math.sin(x / 90) * 8, second)
  );
});

/** Dunes in long curves under a great disc. */
export const dunes = landscape(364, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const count = random.pick([5, 7]);
  const colors = layerColors(mix(ground, main, 0.5), second, count);
  const [phase, lean] = [random.between(0, 6), random.pick([-0.12, 0.12])];
  const layers = range(0, count - 1).map((index) =>
    land(
      (x) =>
        560 +
        (index * 360) / count +
        46 * Math.sin(x / 150 + phase + index * 1.4) +
        (x - 360) * lean * (1 - index / count),
      colors[index] ?? main,
    ),
  );
  return circle(360, 560, random.between(150, 190), pop) + layers.join('');
});
