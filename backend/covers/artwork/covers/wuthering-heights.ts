import { edge, ridge } from '../../drawing/landscape.ts';
import { mark } from '../../drawing/mark.ts';
import { createRandom, noise, seeded } from '../../drawing/random.ts';
import {
  circle,
  group,
  type Point,
  path,
  range,
  rect,
  repeat,
  smooth,
} from '../../drawing/shapes.ts';
import { glow, gradient } from '../../drawing/texture.ts';
import { strokedTree } from '../../drawing/tree.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const PLUM = '#2E1B37';
const CREAM = '#F7E7DC';
const LAMP = '#F9C04F';

/** A long torn cloud that the wind drags to the right. */
const streak = (y: number, thick: number, color: string, seed: number, opacity = 1) => {
  const rise = noise(seed);
  const top = range(-40, 760, 40).map((x): Point => [x, y + rise(x / 170) * 30]);
  const low = top
    .map(([x, edgeY]): Point => [x, edgeY + thick * (0.5 + 0.5 * rise(x / 120 + 30))])
    .reverse();
  return path(smooth([...top, ...low], true), { fill: color, opacity });
};

const farm = group(
  'translate(500 548)',
  path('M-88 24V-34L-74 -62H46L62 -34V24Z', { fill: '#1F1128' }) +
    path('M62 24V-16L70 -34H128L138 -16V24Z', { fill: '#1F1128' }) +
    rect(-66, -88, 18, 34, '#1F1128') +
    rect(24, -88, 18, 34, '#1F1128') +
    path('M-20 24V-44L4 -72L28 -44V24Z', { fill: '#29173300' }) +
    rect(-8, -28, 20, 24, LAMP) +
    path('M2 -28V-4M-8 -16H12', { stroke: '#1F1128', width: 3 }) +
    rect(-58, -22, 15, 17, '#4A2C4E') +
    rect(86, 0, 14, 14, '#4A2C4E'),
);

const heather = (
  base: number,
  seed: number,
  colors: readonly string[],
  count: number,
  size: number,
) => {
  const random = seeded(seed);
  return repeat(count, () => {
    const [x, y] = [random() * 740 - 10, base + random() * 170];
    const color = colors[Math.floor(random() * colors.length)] ?? PLUM;
    const tall = size * (0.7 + random() * 0.8);
    return (
      path(`M${x} ${y}q${tall * 0.3} ${-tall * 0.5} ${tall * 0.7} ${-tall}`, {
        stroke: '#3B2243',
        width: 2.5,
      }) +
      repeat(4, (index) =>
        circle(
          x + tall * (0.3 + index * 0.13),
          y - tall * (0.5 + index * 0.17),
          4.4 - index * 0.6,
          color,
        ),
      )
    );
  });
};

const near = { base: 800, height: 30, seed: 21, span: 200 };

/** The house on the hill, and the weather. */
export const wutheringHeights = cover(
  'book-14',
  () =>
    gradient('storm', [
      [0, '#4B3458'],
      [0.3, '#85587A'],
      [0.52, '#D98F86'],
      [0.62, '#F3BD93'],
    ]) +
    glow('window', LAMP, 0.75) +
    rect(0, 0, 720, 1080, 'url(#storm)') +
    streak(330, 60, '#5D3F66', 3, 0.8) +
    streak(398, 40, '#A86C80', 8, 0.8) +
    streak(442, 52, '#6F4A70', 14, 0.75) +
    streak(500, 26, '#F3B79A', 19, 0.9) +
    ridge({ base: 612, height: 40, seed: 5, span: 230 }, '#A6607B') +
    path(
      'M-10 680C140 650 240 640 320 606C360 588 390 572 430 568C500 562 590 562 640 572C680 584 700 606 730 632V1090H-10Z',
      { fill: '#753F66' },
    ) +
    circle(494, 546, 92, 'url(#window)') +
    farm +
    path('M-10 720C120 690 300 720 420 690C520 666 640 690 730 676V1090H-10Z', {
      fill: '#5B3058',
    }) +
    path(
      'M500 582C470 640 540 660 500 700C460 740 380 740 400 800L470 806C450 750 530 740 548 700C566 660 500 640 516 582Z',
      { fill: '#8A5577' },
    ) +
    ridge(near, '#43254C') +
    repeat(9, (index) => {
      const x = 390 + index * 42;
      return path(`M${x - 20} ${edge(near)(x) + 6}v-22q4 -8 18 -8q18 0 20 10v22z`, {
        fill: '#2E1B37',
      });
    }) +
    group(
      'translate(0 0)',
      strokedTree(createRandom(11), '#1F1128', {
        x: 150,
        y: 906,
        length: 112,
        width: 26,
        angle: -70,
        spread: 24,
        lean: 9,
        depth: 7,
      }),
    ) +
    ridge({ base: 868, height: 22, seed: 30, span: 220 }, PLUM) +
    heather(880, 6, ['#B06B9B', '#8A4F86', '#D58FB0'], 80, 30) +
    rect(0, 950, 720, 130, 'url(#ground)') +
    gradient('ground', [
      [0, PLUM, 0],
      [0.35, PLUM, 1],
      [1, '#1F1128', 1],
    ]) +
    letters('Wuthering', { y: 158, size: 116, weight: 600, fill: CREAM, fit: 600 }) +
    letters('Heights', { y: 284, size: 126, weight: 600, fill: CREAM }) +
    letters('Emily Brontë', { italic: true, weight: 500, y: 1000, size: 48, fill: CREAM }) +
    mark(360, 1036, CREAM, 34),
);
