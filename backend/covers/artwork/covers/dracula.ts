import { engrave, fade, halo } from '../../drawing/engrave.ts';
import { bat } from '../../drawing/landscape.ts';
import { mark } from '../../drawing/mark.ts';
import { circle, clip, type Point, path, polygon, rect } from '../../drawing/shapes.ts';
import { rough } from '../../drawing/texture.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const RED = '#B4241C';
const INK = '#15100F';
const BONE = '#F3E7CF';
const MOON: Point = [300, 350];

const spire = (x: number, base: number, width: number, wall: number, roof: number) =>
  polygon(
    [x - width / 2, base],
    [x - width / 2, base - wall],
    [x - width / 2 - 9, base - wall],
    [x - width / 2 - 9, base - wall - 12],
    [x, base - wall - 12 - roof],
    [x + width / 2 + 9, base - wall - 12],
    [x + width / 2 + 9, base - wall],
    [x + width / 2, base - wall],
    [x + width / 2, base],
  );

const castle =
  path(spire(560, 560, 92, 210, 150), { fill: INK }) +
  path(spire(482, 580, 54, 130, 110), { fill: INK }) +
  path(spire(640, 600, 66, 170, 120), { fill: INK }) +
  path(spire(424, 610, 40, 70, 84), { fill: INK }) +
  path(spire(602, 480, 34, 120, 96), { fill: INK }) +
  path(spire(522, 470, 28, 60, 70), { fill: INK }) +
  rect(424, 470, 236, 100, INK) +
  rect(404, 540, 268, 120, INK);

const windows = (
  [
    [552, 400, 15, 34],
    [476, 490, 10, 24],
    [634, 470, 12, 28],
    [598, 402, 8, 18],
    [553, 470, 13, 28],
    [419, 560, 8, 18],
  ] as const
)
  .map(([x, y, w, h]) =>
    path(`M${x} ${y + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, {
      fill: BONE,
    }),
  )
  .join('');

const crag: readonly Point[] = [
  [720, 560],
  [690, 590],
  [430, 598],
  [396, 618],
  [404, 664],
  [362, 700],
  [372, 752],
  [300, 800],
  [240, 812],
  [150, 790],
  [60, 826],
  [-10, 800],
  [-10, 1090],
  [730, 1090],
  [730, 560],
];

const crest = (x: number, y: number) => fade(y - (640 + (x < 360 ? 150 : 0)), 0, 190);

/** A red night, a bone moon, the castle on its crag. */
export const dracula = cover(
  'book-1',
  () =>
    rect(0, 0, 720, 1080, RED) +
    rough(
      'cut',
      engrave({
        x: 0,
        y: 0,
        w: 720,
        h: 860,
        color: INK,
        gap: 11,
        wobble: 3,
        tone: (x, y) => halo(MOON[0], MOON[1], 170, 560)(x, y) * 0.95 + fade(y, 260, 0) * 0.3,
      }) +
        circle(MOON[0], MOON[1], 168, BONE) +
        engrave({
          x: 132,
          y: 182,
          w: 336,
          h: 336,
          color: RED,
          gap: 9,
          angle: -18,
          seed: 3,
          tone: (x, y) =>
            Math.hypot(x - MOON[0], y - MOON[1]) < 164
              ? fade(Math.hypot(x - MOON[0] + 60, y - MOON[1] + 70), 150, 290) * 0.85
              : 0,
        }) +
        castle +
        windows +
        path(polygon(...crag), { fill: INK }) +
        clip(
          'crag',
          polygon(...crag),
          engrave({
            x: 300,
            y: 608,
            w: 420,
            h: 220,
            color: RED,
            gap: 12,
            angle: 74,
            seed: 8,
            wobble: 5,
            tone: (x, y) => ((y > 664 && x > 430) || x > 676 ? 0.55 - crest(x, y) * 0.8 : 0),
          }),
        ) +
        bat(250, 300, 1.15, -12, INK) +
        bat(352, 388, 0.72, 14, INK) +
        bat(390, 250, 0.5, -6, INK) +
        bat(150, 180, 0.62, 18, INK) +
        bat(560, 150, 0.5, -14, INK),
      5,
    ) +
    letters('Dracula', { face: 'gothic', y: 930, size: 200, weight: 700, fill: BONE, fit: 560 }) +
    letters('BRAM STOKER', {
      face: 'sans',
      stretch: 110,
      y: 986,
      size: 38,
      weight: 700,
      tracking: 140,
      fill: '#E0503F',
    }) +
    mark(360, 1026, BONE, 34),
);
