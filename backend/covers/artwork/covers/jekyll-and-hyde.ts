import { engrave, fade } from '../../drawing/engrave.ts';
import { mark } from '../../drawing/mark.ts';
import { clip, group, path, rect } from '../../drawing/shapes.ts';
import { rough } from '../../drawing/texture.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const INK = '#18120D';
const AMBER = '#D5912F';
const BONE = '#F4E8CE';

const doctor =
  'M-78 -336C-30 -346 40 -346 84 -338L92 -222L126 -214C126 -196 60 -186 -4 -188C-70 -188 -122 -196 -124 -208L-90 -220ZM-84 -198L-90 -176L-84 -160L-116 -116C-118 -108 -108 -104 -96 -106L-102 -92L-92 -86L-100 -76L-90 -64C-100 -44 -96 -24 -70 -22L-40 -26L-40 8L-62 26L-150 64C-196 84 -214 130 -220 200L240 200C236 120 214 70 160 44L76 12L66 -40C92 -80 104 -140 92 -198Z';
const hyde =
  'M-92 -300C-40 -330 20 -338 70 -322L100 -206L136 -190C130 -172 60 -160 0 -164C-70 -166 -130 -186 -138 -202L-98 -212ZM-96 -184L-116 -170L-106 -152L-150 -112C-152 -98 -138 -94 -118 -100L-122 -86L-92 -70L-124 -50L-130 -24C-112 -6 -84 -4 -60 -10L-44 6L-104 4C-190 -6 -246 50 -256 200L262 200C270 60 236 -26 150 -40L112 -44C128 -60 118 -70 142 -92C118 -96 136 -120 150 -136C124 -136 128 -160 128 -178Z';

const etched = (id: string, shape: string, cut: string, seed: number) =>
  path(shape, { fill: seed === 1 ? INK : AMBER }) +
  clip(
    id,
    shape,
    engrave({
      x: -260,
      y: -340,
      w: 520,
      h: 540,
      color: cut,
      gap: 13,
      angle: 58,
      wobble: 3,
      seed,
      tone: (x, y) =>
        0.62 * fade(x, 20, 150) * (y < -196 ? 0.75 : 1) + 0.5 * fade(y, 60, 200) * fade(x, -40, 60),
    }),
  );

const rays = (color: string, seed: number) =>
  engrave({
    x: 50,
    y: 50,
    w: 620,
    h: 356,
    color,
    gap: 13,
    seed,
    wobble: 2,
    tone: (x, y) => 0.16 + 0.62 * fade(Math.hypot(x - 330, y - 250), 170, 380),
  });

const upper = 'M50 74H670V372H50Z';

/** A playing card with one man on it, twice. */
export const jekyllAndHyde = cover(
  'book-11',
  () =>
    rect(0, 0, 720, 1080, BONE) +
    rough(
      'cut',
      rect(38, 62, 644, 956, INK) +
        clip(
          'top',
          upper,
          rect(0, 0, 720, 420, AMBER) +
            rays(INK, 4) +
            group('translate(352 328) scale(.72)', etched('etch-doctor', doctor, AMBER, 1)),
        ) +
        group(
          'rotate(180 360 540)',
          clip(
            'bottom',
            upper,
            rect(0, 0, 720, 420, INK) +
              engrave({
                x: 50,
                y: 50,
                w: 620,
                h: 356,
                color: AMBER,
                gap: 12,
                seed: 6,
                wobble: 5,
                tone: (x, y) => 0.34 * fade(Math.hypot(x - 360, y - 230), 330, 190),
              }) +
              group(
                'translate(352 328) scale(.72)',
                path(hyde, { stroke: INK, width: 22 }) +
                  etched('etch-hyde', hyde, INK, 2) +
                  path('M-104 -142L-72 -136L-66 -146Z', { fill: INK }) +
                  path(
                    'M-118 -88L-60 -68L-118 -50L-104 -60L-106 -72L-92 -62L-90 -76L-78 -66L-80 -74Z',
                    {
                      fill: INK,
                    },
                  ),
              ),
          ),
        ) +
        rect(38, 380, 644, 320, BONE) +
        rect(38, 380, 644, 5, INK) +
        rect(38, 695, 644, 5, INK),
      4,
    ) +
    letters('STRANGE CASE OF', {
      face: 'sans',
      stretch: 110,
      y: 430,
      size: 33,
      weight: 700,
      tracking: 120,
      fill: INK,
    }) +
    letters('Dr Jekyll', { face: 'gothic', y: 536, size: 124, weight: 700, fill: INK }) +
    letters('and Mr Hyde', { face: 'gothic', y: 628, size: 104, weight: 700, fill: '#A35F0A' }) +
    letters('ROBERT LOUIS STEVENSON', {
      face: 'sans',
      stretch: 110,
      y: 676,
      size: 33,
      weight: 700,
      tracking: 80,
      fill: INK,
    }) +
    mark(360, 1046, INK, 34),
);
