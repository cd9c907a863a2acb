import { mark } from '../../drawing/mark.ts';
import { seeded } from '../../drawing/random.ts';
import { circle, each, group, path, polar, rect, repeat, straight } from '../../drawing/shapes.ts';
import { glow, gradient } from '../../drawing/texture.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const NIGHT = '#0F1F3F';
const DEEP = '#0A1630';
const GREEN = '#5EE6A0';
const GOLD = '#F3C667';
const CREAM = '#FBEFD3';
const SEA = 640;

const stars = repeat(60, (index) => {
  const random = seeded(index + 500);
  const [x, y] = [random() * 720, 300 + random() * 250];
  return circle(
    x,
    y,
    0.9 + random() ** 3 * 2.6,
    CREAM,
    `opacity="${(0.4 + random() * 0.6).toFixed(2)}"`,
  );
});

const mansion = group(
  'translate(216 636)',
  path('M-150 0V-44H-96V-72H-90L-60 -96L-30 -72H-24V-60H24V-72H30L60 -96L90 -72H96V-44H150V0Z', {
    fill: DEEP,
  }) +
    rect(-8, -92, 16, 36, DEEP) +
    each(
      [-134, -116, -82, -68, -52, -38, -14, 0, 14, 38, 52, 68, 82, 116, 134],
      (x, index) =>
        rect(x - 3.5, -34, 7, 12, index % 4 === 3 ? NIGHT : GOLD) +
        (Math.abs(x) > 36 && Math.abs(x) < 90 ? rect(x - 3.5, -58, 7, 12, GOLD) : ''),
    ),
);

const ripple = (x: number, y: number, half: number, color: string, opacity: number) =>
  path(`M${x - half} ${y}Q${x} ${y - 5} ${x + half} ${y}Q${x} ${y + 5} ${x - half} ${y}Z`, {
    fill: color,
    opacity,
  });

const reflection = (x: number, color: string, seed: number, count: number, wide: number) => {
  const random = seeded(seed);
  return repeat(count, (index) => {
    const part = index / count;
    return ripple(
      x + (random() - 0.5) * 18 * (1 + part),
      SEA + 10 + index * (7 + part * 6),
      wide * (0.25 + part * 0.9) * (0.6 + random() * 0.6),
      color,
      0.95 - part * 0.6,
    );
  });
};

const figure = group(
  'translate(300 842)',
  circle(0, -118, 11, DEEP) +
    path(
      'M-13 -104C-18 -96 -20 -60 -18 -48L-12 -48L-14 0H-3L0 -44L4 0H15L13 -48L18 -50L16 -80L70 -116L82 -120L80 -125L66 -124L14 -102Z',
      { fill: DEEP },
    ),
);

const fan = (cx: number, cy: number, turn: number) =>
  group(
    `translate(${cx} ${cy}) rotate(${turn})`,
    each([22, 40, 58], (radius) =>
      path(`M0 ${-radius}A${radius} ${radius} 0 0 1 ${radius} 0`, {
        stroke: GOLD,
        width: 3,
        cap: 'butt',
      }),
    ) +
      repeat(4, (index) => {
        const [x, y] = polar(0, 0, 58, -90 + index * 30);
        return path(
          straight([
            [0, 0],
            [x, y],
          ]),
          { stroke: GOLD, width: 2 },
        );
      }),
  );

/** The light at the end of the dock. */
export const greatGatsby = cover(
  'green-light',
  () =>
    gradient('evening', [
      [0, '#0B1836'],
      [0.35, '#1D3F73'],
      [0.55, '#4D7FA6'],
      [0.6, '#8DB7BF'],
    ]) +
    gradient('bay', [
      [0, '#3C6C92'],
      [0.4, '#1F4674'],
      [1, DEEP],
    ]) +
    glow('beacon', GREEN, 0.9) +
    rect(0, 0, 720, 1080, 'url(#evening)') +
    stars +
    path('M604 358A44.5 44.5 0 1 1 552 424A43 43 0 0 0 604 358Z', { fill: CREAM }) +
    path(
      'M-10 600C60 584 120 596 200 590C320 582 380 606 470 612C560 618 640 606 730 612V660H-10Z',
      { fill: '#16305B' },
    ) +
    mansion +
    path('M-10 630C120 620 300 626 420 634C520 640 620 632 730 634V670H-10Z', { fill: DEEP }) +
    rect(0, SEA, 720, 440, 'url(#bay)') +
    circle(524, 606, 120, 'url(#beacon)') +
    path('M518 640V612H530V640Z', { fill: DEEP }) +
    circle(524, 606, 11, '#E9FFF2') +
    reflection(524, GREEN, 4, 24, 46) +
    reflection(150, GOLD, 9, 13, 26) +
    reflection(214, GOLD, 12, 15, 30) +
    reflection(276, GOLD, 15, 12, 24) +
    path('M120 1090L232 842H380L470 1090Z', { fill: '#0E1A36' }) +
    repeat(8, (index) => {
      const y = 850 + index * index * 3.2 + index * 8;
      const spread = (y - 842) / 248;
      return path(
        straight([
          [232 - spread * 112, y],
          [380 + spread * 90, y],
        ]),
        { stroke: '#25406B', width: 2 + spread * 5 },
      );
    }) +
    path('M238 842V800M374 842V800M196 930V860M410 930V860', {
      stroke: '#0A1226',
      width: 12,
      cap: 'butt',
    }) +
    figure +
    rect(36, 36, 648, 1008, 'none', `stroke="${GOLD}" stroke-width="3"`) +
    rect(46, 46, 628, 988, 'none', `stroke="${GOLD}" stroke-width="1.2"`) +
    fan(46, 1034, 0) +
    fan(674, 1034, -90) +
    fan(46, 46, 90) +
    fan(674, 46, 180) +
    letters('The Great', { y: 156, size: 80, weight: 500, fill: GOLD }) +
    letters('Gatsby', { y: 282, size: 144, weight: 600, fill: CREAM }) +
    letters('F. Scott Fitzgerald', { italic: true, weight: 500, y: 962, size: 46, fill: CREAM }) +
    mark(360, 1000, CREAM, 34),
);
