import { mark } from '../../drawing/mark.ts';
import {
  circle,
  clip,
  each,
  group,
  path,
  polar,
  polygon,
  rect,
  repeat,
  ring,
  round,
  straight,
} from '../../drawing/shapes.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const ORANGE = '#E2632B';
const DEEP = '#B93F17';
const CREAM = '#FBEBC8';
const INK = '#2A1710';
const OCEAN = '#2C7C83';
const LAND = '#F0C35B';
const [CX, CY, R] = [360, 638, 248];

const rays = repeat(36, (index) => {
  const from = index * 10 - 2.5;
  const points = [from, from + 5].map((angle) => polar(CX, CY, 1000, angle));
  return path(polygon([CX, CY], ...points), { fill: DEEP });
});

const lands = [
  'M-150 -120C-120 -160 -60 -176 -20 -168C-30 -140 -66 -140 -60 -116C-84 -96 -70 -70 -96 -62C-104 -40 -84 -26 -70 -8C-96 -14 -118 -40 -128 -66C-140 -80 -160 -96 -150 -120Z',
  'M-72 0C-44 -12 -20 6 -4 30C-8 62 -34 84 -44 124C-56 134 -62 110 -66 84C-80 60 -92 24 -72 0Z',
  'M40 -150C84 -166 130 -140 158 -104C150 -80 176 -70 168 -40C140 -52 128 -20 110 -6C96 -28 84 -40 66 -34C62 -56 30 -54 28 -84C20 -104 34 -120 40 -150Z',
  'M34 -22C62 -32 90 -14 96 12C88 40 72 60 58 92C40 92 40 56 28 34C12 20 14 -10 34 -22Z',
  'M116 72C136 58 162 70 158 92C142 110 116 108 112 92Z',
];

const numerals = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

const dial = repeat(60, (minute) => {
  const [x1, y1] = polar(0, 0, R - 8, minute * 6);
  const [x2, y2] = polar(0, 0, R - (minute % 5 === 0 ? 22 : 15), minute * 6);
  return path(
    straight([
      [x1, y1],
      [x2, y2],
    ]),
    { stroke: INK, width: minute % 5 === 0 ? 5 : 2, cap: 'butt' },
  );
});

const hours = each(numerals, (numeral, index) => {
  const [x, y] = polar(0, 0, R - 46, index * 30 - 90);
  return group(
    `translate(${round(x)} ${round(y)}) rotate(${index * 30})`,
    letters(numeral, { x: 0, y: 12, size: 35, weight: 800, fill: INK }),
  );
});

const globe = clip(
  'globe',
  'M-178 0A178 178 0 1 1 178 0A178 178 0 1 1 -178 0Z',
  circle(0, 0, 178, OCEAN) +
    each(
      [60, 120],
      (rx) =>
        `<ellipse rx="${rx}" ry="178" fill="none" stroke="${CREAM}" stroke-width="1.5" opacity=".5"/>`,
    ) +
    each([-110, -56, 0, 56, 110], (y) =>
      path(`M-180 ${y}Q0 ${y + y * 0.16} 180 ${y}`, { stroke: CREAM, width: 1.5, opacity: 0.5 }),
    ) +
    each(lands, (land) => path(land, { fill: LAND })) +
    path('M40 -176A178 178 0 0 1 40 176A250 250 0 0 0 40 -176Z', { fill: INK, opacity: 0.22 }),
);

const steamer = group(
  'translate(0 -288)',
  path('M-62 -4H66L50 24H-48Z', { fill: INK }) +
    path('M-34 -4V-20H36V-4ZM-8 -20V-48H10V-20Z', { fill: INK }) +
    path('M-40 -4V-56M44 -4V-52M-40 -54L-8 -40M44 -50L10 -40', { stroke: INK, width: 3 }) +
    path('M1 -56C-14 -66 -2 -78 -18 -84C-28 -88 -34 -80 -42 -86', { stroke: CREAM, width: 9 }),
);

const train = group(
  'translate(0 -276)',
  path('M-70 -2V-44H-40V-26H30V-34H24V-54H44V-34H40V-26H54V-2Z', { fill: INK }) +
    rect(-63, -38, 15, 13, CREAM) +
    each([-52, -20, 6, 38], (x) => circle(x, 2, 12, INK) + circle(x, 2, 4.5, CREAM)) +
    path('M54 -2L76 12H50Z', { fill: INK }) +
    path('M34 -62C22 -74 34 -84 18 -90C6 -94 0 -84 -12 -92', { stroke: CREAM, width: 9 }),
);

const elephant = group(
  'translate(0 -264) scale(.9)',
  path(
    'M-64 6V-34C-68 -64 -48 -78 -14 -76C2 -76 12 -88 32 -86C54 -84 66 -66 66 -44C66 -22 70 -10 82 -12L84 -2C64 4 52 -10 50 -32C46 -28 42 -26 38 -26V6H14V-22C4 -20 -20 -20 -34 -24V6Z',
    { fill: INK },
  ) +
    path('M22 -74C8 -62 10 -40 26 -36C36 -44 36 -62 22 -74Z', { fill: DEEP }) +
    circle(48, -60, 3.2, CREAM) +
    path('M62 -36C70 -32 76 -32 82 -38', { stroke: CREAM, width: 5 }) +
    path('M-44 -76L-38 -104H0L6 -77Z', { fill: DEEP, stroke: INK, width: 3 }) +
    circle(-20, -112, 9, INK) +
    path('M-33 -118H-7M-28 -119V-134H-12V-119Z', { fill: INK, stroke: INK, width: 3 }),
);

const watch =
  ring(0, 0, R + 10, INK, { width: 10 }) +
  circle(0, 0, R + 6, LAND) +
  ring(0, 0, R + 2, INK, { width: 4 }) +
  circle(0, 0, R, CREAM) +
  dial +
  hours +
  globe +
  ring(0, 0, 178, INK, { width: 5 });

const hand = (angle: number, length: number, width: number) =>
  group(
    `rotate(${angle})`,
    path(
      `M${-width / 2} 26L${-width / 3} ${-length * 0.72}L${-width} ${-length * 0.74}L0 ${-length}L${width} ${-length * 0.74}L${width / 3} ${-length * 0.72}L${width / 2} 26Z`,
      { fill: INK, stroke: CREAM, width: 2 },
    ),
  );

/** A watch that has the world for a face; it's a quarter to nine. */
export const aroundTheWorld = cover(
  'book-9',
  () =>
    rect(0, 0, 720, 1080, ORANGE) +
    rays +
    circle(CX, CY, R + 76, ORANGE) +
    ring(CX, CY, R + 76, CREAM, { width: 3, dash: '2 12' }) +
    group(
      `translate(${CX} ${CY})`,
      watch +
        hand(262.5, 118, 13) +
        hand(270, 168, 10) +
        circle(0, 0, 13, INK) +
        circle(0, 0, 5, LAND) +
        group('rotate(0)', steamer) +
        group('rotate(40)', train) +
        group('rotate(-38)', elephant),
    ) +
    block(['Around the World', 'in Eighty Days'], 88, {
      face: 'sans',
      stretch: 78,
      weight: 800,
      y: 128,
      size: 90,
      fill: CREAM,
      fit: 616,
    }) +
    letters('JULES VERNE', {
      face: 'sans',
      stretch: 100,
      weight: 700,
      tracking: 140,
      y: 1006,
      size: 38,
      fill: CREAM,
    }) +
    mark(360, 1042, CREAM, 36),
);
