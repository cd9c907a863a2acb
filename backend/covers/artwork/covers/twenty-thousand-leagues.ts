import { engrave, fade } from '../../drawing/engrave.ts';
import { mark } from '../../drawing/mark.ts';
import { seeded } from '../../drawing/random.ts';
import { circle, each, group, path, rect, repeat, ring } from '../../drawing/shapes.ts';
import { tentacle } from '../../drawing/tentacle.ts';
import { glow, gradient } from '../../drawing/texture.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const FOAM = '#EAF3E6';
const ABYSS = '#06222C';
const BRASS = '#EFB24A';
const CORAL = '#E4573D';

const nautilus = group(
  'translate(330 560) rotate(-6)',
  path(
    'M-232 4C-150 -62 -40 -76 40 -72C130 -66 204 -36 268 0C204 36 130 62 40 68C-40 72 -150 60 -232 4Z',
    { fill: BRASS },
  ) +
    path(
      'M-232 4C-150 60 -40 72 40 68C130 62 204 36 268 0C200 18 120 30 40 32C-50 34 -150 28 -232 4Z',
      { fill: '#B7762A' },
    ) +
    path('M268 0L330 -2L268 8ZM-232 4L-286 -46L-262 2L-286 58Z', { fill: BRASS }) +
    path('M-54 -74L-36 -112H46L72 -70Z', { fill: BRASS }) +
    path('M-190 -26L-206 -62L-150 -50Z', { fill: '#B7762A' }) +
    path(
      'M-150 -48C-156 -16 -156 24 -148 48M-60 -70C-68 -24 -68 30 -60 66M132 -60C142 -20 142 26 132 56',
      { stroke: '#7C4B18', width: 4 },
    ) +
    each([-104, -16, 176], (x) => circle(x, -6, 15, ABYSS) + ring(x, -6, 15, FOAM, { width: 4 })) +
    circle(66, -8, 37, ABYSS) +
    circle(66, -8, 30, '#FFE9A8') +
    ring(66, -8, 37, FOAM, { width: 5 }) +
    path('M52 20C50 4 56 -6 66 -6C76 -6 82 4 80 20ZM66 -26a9 9 0 1 1 0 18a9 9 0 1 1 0 -18Z', {
      fill: ABYSS,
    }) +
    repeat(20, (index) =>
      circle(-196 + index * 23, 24 + Math.sin((index / 19) * Math.PI) * 16, 2.6, '#7C4B18'),
    ) +
    circle(14, -92, 9, '#FFE9A8'),
);

const bubbles = () => {
  const random = seeded(18);
  return repeat(40, () =>
    ring(30 + random() * 660, 330 + random() * 640, 2 + random() ** 3 * 12, FOAM, {
      width: 2,
      opacity: 0.25 + random() * 0.4,
    }),
  );
};

const fish = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M-22 0C-10 -13 12 -12 22 0C12 12 -10 13 -22 0ZM-18 0L-34 -11L-30 0L-34 11Z', {
      fill: ABYSS,
      opacity: 0.75,
    }),
  );

/** The Nautilus, lit from within, in the reach of something. */
export const twentyThousandLeagues = cover(
  'book-13',
  () =>
    gradient('water', [
      [0, '#8FC7B5'],
      [0.22, '#3F9C9B'],
      [0.5, '#17667A'],
      [0.78, '#0B3F52'],
      [1, ABYSS],
    ]) +
    glow('lamp', '#FFE9A8', 0.75) +
    rect(0, 0, 720, 1080, 'url(#water)') +
    engrave({
      x: 0,
      y: 340,
      w: 720,
      h: 110,
      color: FOAM,
      gap: 22,
      wobble: 12,
      seed: 9,
      tone: (x, y) => (0.14 + 0.12 * Math.sin(x / 70 + y / 22)) * fade(y, 450, 380),
    }) +
    tentacle(
      [
        [640, 1120],
        [690, 900],
        [560, 800],
        [640, 690],
        [700, 560],
        [600, 430],
        [660, 350],
      ],
      110,
      '#0A3342',
      '#14495A',
    ) +
    circle(392, 548, 210, 'url(#lamp)') +
    bubbles() +
    fish(560, 410, 0.9) +
    fish(520, 446, 0.5) +
    fish(120, 700, 0.7) +
    nautilus +
    tentacle(
      [
        [60, 1130],
        [20, 930],
        [120, 810],
        [60, 690],
        [110, 570],
        [210, 560],
        [250, 640],
        [200, 690],
      ],
      120,
      CORAL,
      '#F6A586',
    ) +
    tentacle(
      [
        [330, 1130],
        [300, 950],
        [420, 860],
        [400, 740],
        [330, 690],
        [360, 610],
      ],
      96,
      CORAL,
      '#F6A586',
    ) +
    tentacle(
      [
        [560, 1130],
        [640, 980],
        [560, 860],
        [520, 760],
        [590, 700],
        [640, 740],
        [600, 790],
      ],
      100,
      CORAL,
      '#F6A586',
    ) +
    tentacle(
      [
        [180, 1140],
        [190, 1000],
        [260, 930],
        [230, 850],
        [270, 810],
      ],
      70,
      '#B93D2C',
      '#E4785C',
    ) +
    tentacle(
      [
        [460, 1140],
        [470, 1020],
        [520, 950],
        [470, 900],
        [480, 850],
      ],
      66,
      '#B93D2C',
      '#E4785C',
    ) +
    rect(0, 950, 720, 130, ABYSS) +
    path('M0 952C80 930 130 962 210 946C300 928 350 960 440 944C540 928 600 958 720 938V1080H0Z', {
      fill: ABYSS,
    }) +
    letters('Twenty Thousand', {
      face: 'sans',
      stretch: 78,
      weight: 800,
      y: 122,
      size: 84,
      fill: ABYSS,
      fit: 616,
    }) +
    letters('Leagues', { face: 'sans', stretch: 78, weight: 800, y: 246, size: 148, fill: ABYSS }) +
    letters('UNDER THE SEA', {
      face: 'sans',
      stretch: 100,
      weight: 800,
      tracking: 240,
      y: 322,
      size: 38,
      fill: FOAM,
    }) +
    letters('JULES VERNE', {
      face: 'sans',
      stretch: 100,
      weight: 700,
      tracking: 140,
      y: 1004,
      size: 38,
      fill: FOAM,
    }) +
    mark(360, 1036, FOAM, 34),
);
