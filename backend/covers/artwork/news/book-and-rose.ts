import { circle, each, group, path, rect, repeat, round } from '../../drawing/shapes.ts';
import { gradient } from '../../drawing/texture.ts';
import { newsPicture } from '../picture.ts';

const RED = '#C2272D';
const DEEP = '#8E1420';
const BLUSH = '#E4574F';
const PAGE = '#FFF8E6';
const EDGE = '#E6D3AC';
const STEM = '#2F6A47';

const awning = repeat(16, (index) =>
  path(`M${index * 100} -10H${index * 100 + 100}V112A50 44 0 0 1 ${index * 100} 112Z`, {
    fill: index % 2 ? PAGE : RED,
  }),
);

const text = (x: number, y: number, width: number, slope: number) =>
  repeat(13, (index) => {
    const long = index === 12 ? 0.5 : index % 5 === 4 ? 0.72 : 1;
    return path(
      `M${x} ${y + index * 24}q${round((width * long) / 2)} ${slope} ${round(width * long)} ${slope * 0.6}`,
      {
        stroke: '#B9A88A',
        width: 6,
      },
    );
  });

const book = group(
  'translate(790 520)',
  path(
    'M-548 -190C-360 -250 -140 -236 0 -170C140 -236 360 -250 548 -190L590 262C390 206 150 214 0 274C-150 214 -390 206 -590 262Z',
    { fill: '#2F4F6F' },
  ) +
    each([18, 9], (down) =>
      path(
        `M-528 ${-206 + down}C-350 ${-264 + down} -130 ${-246 + down} 0 ${-180 + down}C130 ${-246 + down} 350 ${-264 + down} 528 ${-206 + down}L562 ${228 + down}C372 ${178 + down} 140 ${188 + down} 0 ${250 + down}C-140 ${188 + down} -372 ${178 + down} -562 ${228 + down}Z`,
        { fill: EDGE, stroke: '#C9B389', width: 2 },
      ),
    ) +
    path('M0 -180C-130 -246 -350 -264 -528 -206L-562 228C-372 178 -140 188 0 250Z', {
      fill: PAGE,
    }) +
    path('M0 -180C130 -246 350 -264 528 -206L562 228C372 178 140 188 0 250Z', { fill: '#FBF0D8' }) +
    path('M0 -180C-30 -198 -60 -208 -92 -216L-100 206C-60 214 -30 228 0 250Z', {
      fill: EDGE,
      opacity: 0.6,
    }) +
    text(-470, -150, 350, -26) +
    text(120, -176, 350, 26),
);

const petal = (turn: number, away: number, size: number, color: string) =>
  group(
    `rotate(${turn})`,
    path(
      `M0 ${-away}C${size} ${-away - size * 0.2} ${size * 1.1} ${-away - size * 1.2} 0 ${-away - size * 1.1}C${-size * 1.1} ${-away - size * 1.2} ${-size} ${-away - size * 0.2} 0 ${-away}Z`,
      { fill: color, stroke: DEEP, width: 4 },
    ),
  );

const rose = group(
  'translate(560 470) rotate(-24) scale(1.24)',
  repeat(6, (index) => petal(index * 60 + 10, 22, 88, index % 2 ? RED : '#D23A38')) +
    repeat(5, (index) => petal(index * 72 + 40, 6, 70, index % 2 ? BLUSH : RED)) +
    repeat(4, (index) => petal(index * 90, -8, 54, index % 2 ? RED : BLUSH)) +
    circle(0, 0, 30, DEEP) +
    path('M-16 6A18 18 0 1 1 12 12A13 13 0 1 1 -6 -6', { stroke: BLUSH, width: 7 }),
);

const leaf = (x: number, y: number, turn: number, size: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M0 0C30 -46 96 -54 140 -10C96 30 34 34 0 0Z', { fill: '#3E7D4F' }) +
      path('M0 0C46 -16 90 -16 140 -10M40 -12L58 -32M74 -16L92 -34M50 -12L66 10M86 -14L100 8', {
        stroke: STEM,
        width: 4,
      }),
  );

export const bookAndRose = newsPicture(
  'book-and-rose',
  () =>
    gradient('sun', [
      [0, '#F7C66B'],
      [1, '#F2A94F'],
    ]) +
    rect(0, 0, 1600, 900, 'url(#sun)') +
    path('M0 330H1600V900H0Z', { fill: '#C98545' }) +
    repeat(5, (index) => rect(0, 330 + index * 118, 1600, 5, '#A96A30')) +
    rect(0, 318, 1600, 22, '#A96A30') +
    each(
      [
        ['#2F6F73', 60, 190],
        ['#7A1F3D', 112, 160],
        ['#F6E7CC', 158, 200],
        ['#35507A', 214, 170],
        ['#3E8A5C', 1330, 180],
        ['#F6E7CC', 1384, 150],
        ['#B4301E', 1430, 196],
        ['#2F4F6F', 1484, 168],
      ],
      ([color, x, h]) =>
        rect(Number(x), 318 - Number(h), 44, Number(h), String(color)) +
        rect(Number(x) + 8, 318 - Number(h) + 24, 28, 8, '#F5B82E'),
    ) +
    path('M560 318C560 250 610 240 620 318ZM640 318C640 236 720 236 720 318Z', {
      fill: STEM,
      opacity: 0,
    }) +
    awning +
    path(
      'M230 792C400 730 640 770 820 812C1000 850 1230 850 1420 770L1480 800C1280 900 1000 910 800 868C600 830 420 800 250 840Z',
      { fill: '#8A5527', opacity: 0.35 },
    ) +
    book +
    path('M596 520C760 610 980 650 1210 760', { stroke: '#B9A88A', width: 20, opacity: 0.45 }) +
    path('M590 500C760 590 980 620 1220 740', { stroke: STEM, width: 17 }) +
    path('M800 594L812 566M930 634L914 664M1060 676L1078 650', { stroke: STEM, width: 9 }) +
    leaf(860, 612, -34, 1.1) +
    leaf(960, 644, 40, 1) +
    leaf(690, 550, -62, 0.8) +
    rose +
    path('M1040 300C1060 280 1096 286 1100 310C1080 330 1050 326 1040 300Z', { fill: RED }) +
    path('M1120 420C1146 404 1174 416 1172 440C1148 452 1124 444 1120 420Z', { fill: BLUSH }),
);
