import { mix } from '../drawing/colors.ts';
import { birds, house, land, ridgeOf } from '../drawing/landscape.ts';
import {
  circle,
  clip,
  draw,
  each,
  fill,
  type Point,
  range,
  rect,
  repeat,
  smooth,
} from '../drawing/shapes.ts';
import { fir } from '../drawing/tree.ts';
import type { Layout } from '../layout.ts';
import { footCenter, topCenter } from '../places.ts';
import { landscape } from './sheets.ts';

/** Roofs at night, some windows lit. */
export const roofs = landscape(384, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const row = (base: number, color: string, wide: number) => {
    let drawn = '';
    for (let x = -30; x < 740; ) {
      const w = wide * random.between(0.7, 1.3);
      const [h, roof] = [random.between(60, 150), random.between(26, 70)];
      const top = base - h;
      drawn +=
        fill(`M${x} 1090V${top}L${x + w / 2} ${top - roof}L${x + w} ${top}V1090Z`, color) +
        (random.chance(0.5) ? rect(x + w * 0.66, top - roof, w * 0.12, roof, color) : '');
      drawn += repeat(4, (index) =>
        random.chance(0.42)
          ? rect(
              x + w * (index % 2 ? 0.58 : 0.22),
              top + 22 + Math.floor(index / 2) * 54,
              w * 0.18,
              30,
              pop,
            )
          : '',
      );
      x += w;
    }
    return drawn;
  };
  return (
    circle(random.between(140, 580), 490, 58, pop) +
    row(700, mix(ground, main, 0.75), 90) +
    row(800, mix(main, second, 0.35), 116) +
    row(910, mix(main, second, 0.72), 140) +
    land(() => 912, second)
  );
});

/** A landscape through an arch. */
export const arch: Layout = ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const shape = 'M150 890V640A210 210 0 0 1 570 640V890Z';
  const far = ridgeOf(random, { base: 690, height: 26 });
  const view =
    rect(150, 420, 420, 480, mix(ground, main, 0.35)) +
    circle(random.between(280, 440), 590, 58, pop) +
    land(far, mix(main, ground, 0.25)) +
    land((x) => far(x) + 60 + Math.sin(x / 60) * 8, main) +
    land((x) => far(x) + 120 + Math.cos(x / 70) * 10, mix(main, second, 0.5)) +
    repeat(5, (index) =>
      fir(190 + index * 86 + random.between(-16, 16), 890, random.between(80, 150), second),
    );
  return {
    art:
      clip('a', shape, view) +
      draw(shape, second, { width: 9 }) +
      draw('M128 892V640A232 232 0 0 1 592 640V892', second, { width: 3 }) +
      rect(104, 890, 512, 12, second),
    title: topCenter(palette, [64, 384], { max: 118 }),
    ...footCenter(palette),
  };
};

/** A bridge over a river. */
export const river = landscape(384, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const far = ridgeOf(random, { base: 560, height: 34 });
  const arches = range(0, 3).map((index) => `M${70 + index * 160} 740a66 66 0 0 1 132 0Z`);
  const left = random.between(100, 220);
  return (
    circle(random.between(200, 520), 510, 70, pop) +
    land(far, mix(ground, main, 0.6)) +
    land((x) => far(x) + 70, main) +
    house(left, 652, 34, mix(ground, '#FFFFFF', 0.3), mix(main, second, 0.8), pop) +
    house(left + 86, 656, 26, mix(ground, main, 0.2), second, pop) +
    land((x) => 648 + Math.sin(x / 90) * 6, mix(main, second, 0.45)) +
    rect(0, 740, 720, 350, mix(ground, main, 0.5)) +
    repeat(9, (index) =>
      rect(
        random.between(20, 560),
        760 + index * 15,
        random.between(60, 150),
        4,
        mix(ground, '#FFFFFF', 0.4),
      ),
    ) +
    fill(`M-10 740V664Q360 610 730 664V740Z${arches.join('')}`, second) +
    each(arches, (data) => fill(data, mix(ground, main, 0.62))) +
    land((x) => 896 + Math.cos(x / 80) * 10, second)
  );
});

/** Birds on wires between poles. */
export const wires = landscape(400, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const poles: Point[] = [
    [120, 520],
    [420, 560],
    [640, 590],
  ];
  const pole = ([x, top]: Point, index: number) =>
    rect(x - 6 + index, top, 12 - index * 2, 420, second) +
    rect(x - 52 + index * 10, top + 22, 104 - index * 20, 8, second) +
    rect(x - 40 + index * 8, top + 52, 80 - index * 16, 7, second);
  const hang = repeat(4, (wire) =>
    draw(
      smooth([
        [-40, 560],
        [20, 566],
        [120, 522 + wire * 20],
        [270, 590 + wire * 18],
        [420, 562 + wire * 18],
        [530, 616 + wire * 14],
        [640, 592 + wire * 14],
        [760, 620 + wire * 12],
      ]),
      second,
      { width: 3 },
    ),
  );
  const perched = repeat(5, (index) => {
    const x = 196 + index * 34 + random.between(-6, 6);
    const y = 562 + Math.sin(((x - 120) / 300) * Math.PI) * 20;
    return `<ellipse cx="${x}" cy="${y}" rx="10" ry="15" fill="${second}"/><path d="M${x - 4} ${y + 10}l-5 22l12 -14Z" fill="${second}"/>`;
  });
  const far = ridgeOf(random, { base: 800, height: 16, span: 300 });
  return (
    circle(500, 760, random.between(130, 170), pop) +
    land(far, mix(ground, main, 0.8)) +
    land((x) => far(x) + 56, main) +
    hang +
    each(poles, pole) +
    perched +
    birds(random, 520, 480, 3, second) +
    land((x) => 900 + Math.sin(x / 120) * 8, second)
  );
});
