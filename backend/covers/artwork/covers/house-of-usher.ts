import { engrave, fade } from '../../drawing/engrave.ts';
import { mark } from '../../drawing/mark.ts';
import { createRandom } from '../../drawing/random.ts';
import { circle, each, group, type Point, path, polygon, rect } from '../../drawing/shapes.ts';
import { rough } from '../../drawing/texture.ts';
import { strokedTree } from '../../drawing/tree.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const INK = '#151B23';
const SLATE = '#8FA3AD';
const BLOOD = '#D4553A';
const BONE = '#EFE9DA';
const WATER = 716;

const facade: readonly Point[] = [
  [150, WATER],
  [150, 566],
  [140, 566],
  [186, 500],
  [232, 566],
  [222, 566],
  [222, 590],
  [256, 590],
  [256, 500],
  [244, 500],
  [300, 410],
  [322, 446],
  [322, 404],
  [312, 404],
  [336, 338],
  [360, 404],
  [350, 404],
  [350, 490],
  [420, 412],
  [470, 500],
  [458, 500],
  [458, 560],
  [480, 560],
  [480, 536],
  [496, 536],
  [496, 560],
  [512, 560],
  [512, 536],
  [528, 536],
  [528, 470],
  [516, 470],
  [552, 392],
  [588, 470],
  [576, 470],
  [576, WATER],
];

const window = (x: number, y: number, w: number, h: number) =>
  path(`M${x - w / 2} ${y}v${-h}l${w / 2} ${-w * 0.8}l${w / 2} ${w * 0.8}v${h}z`, { fill: BONE }) +
  rect(x - 1.5, y - h - w * 0.5, 3, h + w * 0.5, INK);

const windows = each(
  [
    [186, 606, 16, 26],
    [186, 670, 18, 30],
    [284, 560, 22, 38],
    [316, 560, 22, 38],
    [284, 650, 24, 40],
    [318, 650, 24, 40],
    [404, 560, 22, 38],
    [438, 560, 22, 38],
    [404, 650, 24, 40],
    [438, 650, 24, 40],
    [494, 640, 18, 30],
    [552, 510, 16, 28],
    [552, 580, 18, 30],
    [552, 650, 18, 30],
  ],
  ([x = 0, y = 0, w = 0, h = 0]) => window(x, y, w, h),
);

const crack = polygon(
  [366, 462],
  [378, 506],
  [356, 540],
  [382, 582],
  [352, 626],
  [376, 668],
  [358, WATER],
  [374, WATER],
  [392, 670],
  [370, 628],
  [400, 582],
  [376, 542],
  [394, 506],
  [376, 456],
);

const house =
  path(polygon(...facade), { fill: INK }) +
  windows +
  path(crack, { fill: BLOOD }) +
  strokedTree(createRandom(5), INK, { x: 78, y: WATER, length: 88, width: 17, spread: 32 }) +
  strokedTree(createRandom(22), INK, { x: 650, y: WATER, length: 96, width: 18 });

/** The house, its crack and its twin in the black water. */
export const houseOfUsher = cover(
  'book-16',
  () =>
    rect(0, 0, 720, 1080, SLATE) +
    rough(
      'cut',
      engrave({
        x: 0,
        y: 0,
        w: 720,
        h: WATER,
        color: INK,
        gap: 13,
        angle: 3,
        wobble: 4,
        tone: (x, y) => {
          const moon = fade(Math.hypot(x - 372, y - 520), 200, 420);
          return Math.max(moon * 0.72, fade(y, 430, 300) * 2.2);
        },
      }) +
        circle(372, 520, 186, BLOOD) +
        house +
        rect(0, WATER - 6, 720, 8, INK),
      4,
    ) +
    rough(
      'ripple',
      group(`translate(0 ${WATER * 2}) scale(1 -1)`, circle(372, 520, 186, BLOOD) + house) +
        engrave({
          x: 0,
          y: WATER,
          w: 720,
          h: 374,
          color: INK,
          gap: 12,
          wobble: 4,
          seed: 3,
          tone: (x, y) => 0.22 + 1.9 * fade(y, 830, 960) + 0.25 * fade(Math.abs(x - 372), 160, 360),
        }),
      14,
      0.02,
    ) +
    letters('The Fall of', { face: 'gothic', y: 104, size: 72, weight: 600, fill: SLATE }) +
    letters('the House of', { face: 'gothic', y: 172, size: 72, weight: 600, fill: SLATE }) +
    letters('Usher', { face: 'gothic', y: 292, size: 168, weight: 700, fill: BONE }) +
    letters('EDGAR ALLAN POE', {
      face: 'sans',
      stretch: 110,
      y: 988,
      size: 38,
      weight: 700,
      tracking: 140,
      fill: BONE,
    }) +
    mark(360, 1026, BONE, 34),
);
