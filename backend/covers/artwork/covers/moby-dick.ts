import { engrave, fade } from '../../drawing/engrave.ts';
import { mark } from '../../drawing/mark.ts';
import {
  circle,
  clip,
  each,
  group,
  type Point,
  path,
  range,
  rect,
  smooth,
} from '../../drawing/shapes.ts';
import { rough } from '../../drawing/texture.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const DEEP = '#0E2C38';
const SEA = '#1B5566';
const FOAM = '#F2EAD8';
const SUN = '#E8623D';
const SKY = '#F0C98C';
const SURFACE = 356;

// The whale rises head first: its brow under the boat, its flukes lost in the dark.
const whale =
  'M252 470C268 404 352 380 428 404C492 426 520 492 522 572C526 688 500 768 452 838C424 880 400 906 384 946C420 930 480 926 528 966C470 962 424 978 384 1004C344 992 300 996 252 1022C276 976 318 952 352 944C350 900 330 868 308 822C276 752 240 640 236 556C235 524 244 500 252 470Z';

const waveLine = (y: number, seed: number): Point[] =>
  range(-20, 740, 38).map((x, index) => [x, y + Math.sin(index * 1.7 + seed) * 7]);

const boat = group(
  'translate(356 322) rotate(-9)',
  path('M-96 -14C-60 10 60 10 102 -20L86 16C40 30 -50 28 -78 14Z', { fill: DEEP }) +
    each(
      [-58, -26, 8, 40],
      (x) =>
        circle(x, -38, 9, DEEP) +
        path(`M${x - 11} -6L${x - 8} -28H${x + 8}L${x + 11} -6Z`, { fill: DEEP }) +
        path(`M${x} -18L${x - 40} 30`, { stroke: DEEP, width: 4 }),
    ) +
    circle(82, -70, 10, DEEP) +
    path('M70 -14L74 -58H92L94 -14ZM88 -52L112 -74L116 -68L94 -42Z', { fill: DEEP }) +
    path('M74 -92L176 -38', { stroke: DEEP, width: 4 }) +
    path('M188 -31L168 -34L176 -48Z', { fill: DEEP }),
);

/** A small boat, a large silence, and what is under it. */
export const mobyDick = cover(
  'whale',
  () =>
    rect(0, 0, 720, 1080, SKY) +
    rough(
      'sea',
      circle(540, 300, 92, SUN) +
        engrave({
          x: 0,
          y: 236,
          w: 720,
          h: 120,
          color: SUN,
          gap: 13,
          wobble: 3,
          tone: (_, y) => 0.12 + 0.5 * fade(y, 240, 356),
        }) +
        boat +
        path(`${smooth(waveLine(SURFACE, 0))}V1090H-20Z`, { fill: SEA }) +
        engrave({
          x: 0,
          y: 380,
          w: 720,
          h: 700,
          color: DEEP,
          gap: 14,
          wobble: 7,
          seed: 2,
          tone: (_, y) => 0.1 + 1.25 * fade(y, 400, 1000),
        }) +
        path(smooth(waveLine(SURFACE, 0)), { stroke: FOAM, width: 6 }) +
        path(smooth(waveLine(SURFACE + 22, 2)), { stroke: FOAM, width: 3, dash: '60 34 18 40' }) +
        path(whale, { fill: DEEP, stroke: DEEP, width: 16 }) +
        path(whale, { fill: FOAM }) +
        clip(
          'whale',
          whale,
          engrave({
            x: 220,
            y: 380,
            w: 320,
            h: 660,
            color: SEA,
            gap: 12,
            angle: 62,
            wobble: 4,
            seed: 7,
            tone: (x, y) =>
              0.72 * fade(x - (y - 480) * 0.06, 400, 560) +
              0.9 * fade(y, 780, 1000) +
              (y > 930 ? 0.1 : 0),
          }),
        ) +
        path('M262 470C246 540 252 620 284 706', { stroke: DEEP, width: 5 }) +
        path('M250 556C256 640 282 726 306 776C300 720 286 640 280 566Z', { fill: SEA }) +
        circle(318, 640, 7.5, DEEP) +
        path('M304 626C314 618 328 620 334 630M306 654C316 660 328 656 334 648', {
          stroke: DEEP,
          width: 3,
        }) +
        path('M358 700C404 712 430 764 424 806C392 786 366 752 358 700Z', {
          fill: FOAM,
          stroke: DEEP,
          width: 5,
        }) +
        path('M330 420L372 450M350 408L398 436M420 470L448 520M438 460L462 500', {
          stroke: SEA,
          width: 3,
        }),
      4,
    ) +
    letters('Moby-Dick', {
      face: 'sans',
      stretch: 78,
      weight: 800,
      y: 158,
      size: 140,
      fill: DEEP,
      fit: 610,
    }) +
    letters('OR, THE WHALE', {
      face: 'sans',
      stretch: 100,
      weight: 600,
      tracking: 300,
      y: 212,
      size: 24,
      fill: '#A83A1B',
    }) +
    block(['HERMAN', 'MELVILLE'], 42, {
      face: 'sans',
      stretch: 100,
      weight: 700,
      tracking: 70,
      x: 56,
      anchor: 'start',
      y: 978,
      size: 33,
      fill: FOAM,
    }) +
    mark(644, 1006, FOAM, 38),
);
