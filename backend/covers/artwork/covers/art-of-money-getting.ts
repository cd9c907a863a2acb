import { mark } from '../../drawing/mark.ts';
import {
  circle,
  each,
  group,
  path,
  polar,
  polygon,
  rect,
  repeat,
  ring,
} from '../../drawing/shapes.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const GREEN = '#17493F';
const LEAF = '#1E5A4D';
const GOLD = '#F4B731';
const CREAM = '#FAF0DA';
const CORAL = '#EC6A4C';
const INK = '#10231F';

const tent = repeat(12, (index) =>
  path(
    polygon([360, 330], polar(360, 330, 1200, index * 30), polar(360, 330, 1200, index * 30 + 15)),
    { fill: LEAF },
  ),
);

const coin = (y: number, half: number) =>
  rect(360 - half, y, half * 2, 34, GOLD, 'rx="6"') +
  rect(360 - half, y + 24, half * 2, 10, '#C98A12', 'rx="5"') +
  repeat(Math.round(half / 12), (index) =>
    rect(360 - half + 14 + index * 24, y + 5, 4, 17, '#C98A12'),
  );

const legs = each(
  [-104, -44, 40, 100],
  (x) => rect(x - 25, 10, 50, 84, CREAM) + rect(x - 25, 84, 50, 10, CORAL),
);

// A circus elephant from circles and quarters, its trunk holding up a dollar.
const elephant = group(
  'translate(330 640)',
  legs +
    path('M-130 40V-20A120 120 0 0 1 -10 -140H20A120 120 0 0 1 140 -20V40Z', { fill: CREAM }) +
    path('M-130 -20C-160 -20 -160 30 -146 54', { stroke: CREAM, width: 9 }) +
    path('M-60 -128A120 120 0 0 1 -10 -140H20A120 120 0 0 1 60 -131V-30A60 60 0 0 1 -60 -30Z', {
      fill: CORAL,
    }) +
    repeat(5, (index) => circle(-46 + index * 23, -88, 7, GOLD)) +
    circle(150, -96, 84, CREAM) +
    path('M236 -96A50 50 0 0 0 286 -146V-210', { stroke: CREAM, width: 46, cap: 'butt' }) +
    path('M202 -96H236', { stroke: CREAM, width: 46, cap: 'butt' }) +
    path('M116 -176A80 80 0 0 0 116 -16Z', { fill: GREEN }) +
    path('M122 -166A70 70 0 0 0 122 -26Z', { fill: CORAL }) +
    circle(178, -116, 9, INK) +
    path('M196 -60A44 44 0 0 0 240 -34', { stroke: GOLD, width: 14, cap: 'butt' }) +
    path('M96 -172L150 -236L204 -172Z', { fill: CORAL }) +
    circle(150, -240, 13, GOLD),
);

const dollar = group(
  'translate(616 374)',
  circle(0, 0, 62, GOLD) +
    ring(0, 0, 49, '#C98A12', { width: 4 }) +
    letters('$', { face: 'sans', weight: 800, x: 0, y: 27, size: 76, fill: GREEN }),
);

/** Barnum's best friend on a heap of the subject. */
export const artOfMoneyGetting = cover(
  'book-10',
  () =>
    rect(0, 0, 720, 1080, GREEN) +
    tent +
    coin(734, 176) +
    coin(770, 204) +
    coin(806, 232) +
    coin(842, 260) +
    coin(878, 288) +
    rect(0, 914, 720, 166, INK) +
    elephant +
    dollar +
    block(['The Art of', 'Money Getting'], 94, {
      face: 'sans',
      stretch: 92,
      weight: 800,
      x: 52,
      anchor: 'start',
      y: 140,
      size: 88,
      tracking: -20,
      fill: CREAM,
    }) +
    letters('P. T. Barnum', {
      face: 'sans',
      weight: 600,
      x: 56,
      anchor: 'start',
      y: 1024,
      size: 41,
      fill: CREAM,
    }) +
    mark(640, 1008, CREAM, 44),
);
