import { cloud, ridge } from '../../drawing/landscape.ts';
import { mark } from '../../drawing/mark.ts';
import { seeded } from '../../drawing/random.ts';
import { circle, each, group, path, rect, repeat } from '../../drawing/shapes.ts';
import { gradient } from '../../drawing/texture.ts';
import { trunkedTree } from '../../drawing/tree.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const FOREST = '#1E4D38';
const CREAM = '#FFF6E2';
const EARTH = '#C4573A';
const GABLE = '#3E8A5C';
const green = { dark: '#3B7D4A', light: '#5E9E57', trunk: '#5A4030' };

const house = group(
  'translate(214 600)',
  rect(-104, -92, 208, 92, CREAM) +
    path('M-118 -92L-84 -150H84L118 -92Z', { fill: GABLE }) +
    path('M-62 -82L-14 -164L34 -82V0H-62Z', { fill: CREAM }) +
    path('M-74 -76L-14 -180L46 -76L34 -70L-14 -154L-62 -70Z', { fill: GABLE }) +
    rect(56, -176, 20, 44, EARTH) +
    each(
      [-42, -4],
      (x) =>
        rect(x, -62, 18, 30, '#7FA9B5') +
        rect(x - 3, -62, 3, 30, GABLE) +
        rect(x + 18, -62, 3, 30, GABLE),
    ) +
    rect(-24, -112, 20, 26, '#7FA9B5') +
    rect(-28, -26, 22, 26, GABLE) +
    rect(58, -58, 18, 28, '#7FA9B5') +
    rect(-92, -58, 16, 28, '#7FA9B5') +
    rect(-110, -4, 220, 6, '#D9C9A6'),
);

// From behind: a straw hat, two red plaits, a carpet bag.
const anne = group(
  'translate(392 986) scale(1.3)',
  path('M-44 0C-40 -40 -28 -66 -26 -90H26C28 -66 42 -40 46 0Z', { fill: '#4F6D7A' }) +
    path('M-26 -96C-20 -108 20 -108 26 -96L36 -50L24 -46L20 -62H-20L-24 -46L-36 -50Z', {
      fill: '#5E8090',
    }) +
    path(
      'M-15 -116C-22 -96 -14 -82 -20 -58L-12 -50L-8 -60C-4 -84 -8 -100 -4 -114ZM15 -116C22 -96 14 -82 20 -58L12 -50L8 -60C4 -84 8 -100 4 -114Z',
      { fill: '#C5482B' },
    ) +
    path('M-21 -70L-9 -68M9 -68L21 -70', { stroke: CREAM, width: 4 }) +
    circle(0, -122, 17, '#C5482B') +
    path('M-46 -124C-40 -134 40 -134 46 -124C40 -114 -40 -114 -46 -124Z', { fill: '#F2CF7D' }) +
    path('M-23 -128C-22 -152 22 -152 23 -128Z', { fill: '#F2CF7D' }) +
    path('M-23 -131C-10 -126 10 -126 23 -131', { stroke: FOREST, width: 5, cap: 'butt' }) +
    path('M30 -44H64L68 -8H26Z', { fill: '#8A4F6B' }) +
    path('M36 -44C38 -60 56 -60 58 -44', { stroke: '#5E3149', width: 4 }) +
    path('M26 -30H67M27 -18H68', { stroke: '#B77A93', width: 2.5 }) +
    path('M-14 0V8H-2V0M4 0V8H16V0', { stroke: '#3A2A22', width: 4 }),
);

const blossom = (x: number, y: number, spread: number, count: number, seed: number) => {
  const random = seeded(seed);
  return repeat(count, (index) => {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * spread;
    const color = ['#FFFFFF', '#FBE0DC', '#F5C6C6', '#FFF3EC'][index % 4] ?? '#FFFFFF';
    return circle(
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away * 0.72,
      9 + random() * 11,
      color,
    );
  });
};

/** The red road, the white house, the green gables. */
export const anneOfGreenGables = cover('book-17', () => {
  const random = seeded(8);
  return (
    gradient('noon', [
      [0, '#8CC7D6'],
      [0.55, '#D9EEE6'],
    ]) +
    rect(0, 0, 720, 1080, 'url(#noon)') +
    cloud(560, 392, 96, CREAM) +
    cloud(330, 440, 56, CREAM) +
    rect(0, 496, 720, 60, '#3F8FA8') +
    rect(0, 512, 720, 4, '#78B9C4') +
    path('M420 520H440L432 528H426ZM430 518V496L440 514Z', { fill: CREAM }) +
    path('M-10 548C120 520 300 528 420 534C540 540 640 524 730 530V620H-10Z', { fill: '#8DBB6A' }) +
    path('M560 532C620 500 690 506 730 512V560H540Z', { fill: EARTH }) +
    path('M548 538C620 512 690 514 730 518V600H520Z', { fill: '#8DBB6A' }) +
    repeat(7, (index) =>
      trunkedTree(
        330 + index * 66,
        574 + (index % 2) * 8,
        46 + ((index * 29) % 22),
        green,
        index + 2,
      ),
    ) +
    path('M-10 586C100 566 260 574 380 590C520 606 620 590 730 586V1090H-10Z', {
      fill: '#72AD5C',
    }) +
    trunkedTree(64, 606, 110, green, 13) +
    house +
    trunkedTree(352, 616, 82, green, 16) +
    path('M-10 660C140 624 300 650 420 656C560 662 640 640 730 634V1090H-10Z', {
      fill: '#5B9A50',
    }) +
    path('M440 640C520 626 600 650 730 626V700C600 690 520 690 420 720Z', { fill: '#E2C664' }) +
    repeat(7, (index) =>
      path(`M${450 + index * 40} ${646 - (index % 2) * 4}L${430 + index * 44} 706`, {
        stroke: '#CDAA48',
        width: 3,
      }),
    ) +
    path('M-10 730C160 700 330 740 480 722C600 708 660 700 730 706V1090H-10Z', {
      fill: '#468A4B',
    }) +
    path(
      'M222 602C250 640 380 640 400 680C420 724 250 730 236 800C226 860 300 960 280 1090H560C560 960 420 870 400 810C384 760 500 730 476 676C452 626 280 636 236 602Z',
      { fill: EARTH },
    ) +
    path(
      'M330 1090C344 960 290 870 292 810C298 760 430 730 424 682C440 730 340 770 344 820C350 880 440 960 440 1090Z',
      { fill: '#D46F4E' },
    ) +
    ridge({ base: 900, height: 14, seed: 3 }, 'none') +
    path('M-10 850C60 840 150 880 190 940C220 990 230 1030 230 1090H-10Z', { fill: FOREST }) +
    path('M730 830C660 850 600 900 580 960C566 1010 566 1050 566 1090H730Z', { fill: FOREST }) +
    repeat(46, () => {
      const left = random() < 0.5;
      const x = left ? random() * 170 : 610 + random() * 110;
      return circle(
        x,
        880 + random() * 120,
        3.5 + random() * 4,
        ['#FFFFFF', '#F5B82E', '#F2A0A8'][Math.floor(random() * 3)] ?? '#FFFFFF',
      );
    }) +
    path(
      'M740 760C690 700 640 620 560 560M700 700C690 640 690 600 700 540M640 630C630 600 630 570 640 530',
      { stroke: '#4A3328', width: 13 },
    ) +
    blossom(640, 500, 112, 74, 6) +
    blossom(704, 610, 70, 34, 9) +
    blossom(560, 548, 50, 26, 12) +
    anne +
    letters('Anne', { y: 158, size: 148, weight: 600, fill: FOREST }) +
    letters('of Green Gables', { y: 262, size: 82, weight: 600, fill: FOREST, fit: 590 }) +
    letters('L. M. Montgomery', { italic: true, weight: 500, y: 330, size: 46, fill: FOREST }) +
    mark(640, 1020, CREAM, 36)
  );
});
