import { mark } from '../../drawing/mark.ts';
import {
  circle,
  line,
  type Point,
  path,
  polygon,
  range,
  rect,
  repeat,
  round,
  smooth,
} from '../../drawing/shapes.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const BLUE = '#18466B';
const GRID = '#2C5D84';
const WHITE = '#F2F6F2';
const GOLD = '#F6BE4B';

type Space = readonly [span: number, chord: number, height: number];

/** Looks at the glider from the front, a little from below and the left. */
function project([span, chord, height]: Space): Point {
  const turn = (-27 * Math.PI) / 180;
  const x = span * Math.cos(turn) - chord * Math.sin(turn);
  const depth = span * Math.sin(turn) + chord * Math.cos(turn);
  const tilt = (-17 * Math.PI) / 180;
  const y = height * Math.cos(tilt) - depth * Math.sin(tilt);
  return [366 + x * 1.13, 636 - y * 1.13 - x * 0.16];
}

const SPAN = 268;
const camber = (part: number) => 26 * Math.sin(Math.PI * part ** 0.8);
const through = (points: readonly Space[], width: number, color = WHITE) =>
  path(smooth(points.map(project)), { stroke: color, width });

function wing(height: number): string {
  const rib = (span: number): Space[] =>
    range(0, 1, 0.1).map((part): Space => [span, -62 + part * 124, height + camber(part)]);
  const spar = (part: number): Space[] =>
    range(-SPAN, SPAN, SPAN / 8).map(
      (span): Space => [span, -62 + part * 124, height + camber(part)],
    );
  const outline = [...rib(-SPAN), ...spar(1), ...rib(SPAN).reverse(), ...spar(0).reverse()];
  return (
    path(polygon(...outline.map(project)), { fill: '#3B7099', opacity: 0.8 }) +
    range(-SPAN, SPAN, SPAN / 13)
      .map((span) => through(rib(span), 1.8))
      .join('') +
    [0, 1].map((part) => through(spar(part), 4.5)).join('') +
    through(spar(0.55), 1.8)
  );
}

const stations = range(-0.94, 0.95, 0.47);
const at = (part: number, chord: number, height: number): Space => [part * SPAN, chord, height];

const truss =
  stations
    .map((part) =>
      [-50, 44].map((chord) => through([at(part, chord, 4), at(part, chord, 134)], 4)).join(''),
    )
    .join('') +
  stations
    .slice(0, -1)
    .map((part) =>
      [-50, 44]
        .map(
          (chord) =>
            through([at(part, chord, 4), at(part + 0.47, chord, 134)], 1.4, GOLD) +
            through([at(part, chord, 134), at(part + 0.47, chord, 4)], 1.4, GOLD),
        )
        .join(''),
    )
    .join('');

const panel = (...corners: Space[]) =>
  path(polygon(...corners.map(project)), { fill: '#3B7099', stroke: WHITE, width: 3 });

const tail =
  through(
    [
      [0, 50, 60],
      [0, 320, 66],
    ],
    4,
  ) +
  through(
    [
      [0, 50, 6],
      [0, 260, 64],
    ],
    2,
  ) +
  panel([-74, 270, 66], [74, 270, 66], [74, 340, 68], [-74, 340, 68]) +
  panel([0, 276, 16], [0, 276, 122], [0, 344, 122], [0, 344, 16]);

const [seatX, seatY] = project([0, -4, 0]);
const pilot =
  line([seatX - 30, seatY - 34], [seatX - 26, seatY + 46], WHITE, { width: 4 }) +
  line([seatX + 30, seatY - 40], [seatX + 26, seatY + 42], WHITE, { width: 4 }) +
  circle(seatX + 1, seatY - 22, 13, GOLD) +
  path(`M${seatX - 12} ${seatY - 6}H${seatX + 14}L${seatX + 12} ${seatY + 60}H${seatX - 10}Z`, {
    fill: GOLD,
  }) +
  path(
    `M${seatX - 10} ${seatY}L${seatX - 30} ${seatY + 18}M${seatX + 12} ${seatY}L${seatX + 30} ${seatY + 14}`,
    { stroke: GOLD, width: 7 },
  ) +
  path(
    `M${seatX - 4} ${seatY + 58}L${seatX - 22} ${seatY + 104}L${seatX - 40} ${seatY + 122}M${seatX + 6} ${seatY + 58}L${seatX - 2} ${seatY + 106}L${seatX - 18} ${seatY + 128}`,
    { stroke: GOLD, width: 9 },
  );

const arrow = (x: number, y: number, turn: number) =>
  `<path d="M0 0L-14 -5V5Z" fill="${WHITE}" transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"/>`;

const [leftX, leftY] = project([-SPAN, -62, -44]);
const [rightX, rightY] = project([SPAN, -62, -44]);
const slope = (Math.atan2(rightY - leftY, rightX - leftX) * 180) / Math.PI;
const dimension =
  line([leftX, leftY], [rightX, rightY], WHITE, { width: 1.6 }) +
  arrow(rightX, rightY, slope) +
  arrow(leftX, leftY, slope + 180);

const section =
  path('M84 890C130 838 240 838 330 884C240 858 150 862 84 890Z', {
    fill: '#3B7099',
    stroke: WHITE,
    width: 3,
  }) +
  path('M84 930H330', { stroke: WHITE, width: 1.6 }) +
  arrow(330, 930, 0) +
  arrow(84, 930, 180) +
  path('M84 900V940M330 894V940', { stroke: WHITE, width: 1.6 }) +
  letters('Fig. 81', {
    italic: true,
    weight: 400,
    x: 56,
    anchor: 'start',
    y: 820,
    size: 26,
    fill: WHITE,
  });

/** The biplane glider of 1896 on its drawing board. */
export const progressInFlyingMachines = cover(
  'book-12',
  () =>
    rect(0, 0, 720, 1080, BLUE) +
    repeat(17, (index) =>
      line([56 + index * 38, 56], [56 + index * 38, 972], GRID, { width: index % 4 === 0 ? 2 : 1 }),
    ) +
    repeat(25, (index) =>
      line([56, 60 + index * 38], [664, 60 + index * 38], GRID, { width: index % 4 === 0 ? 2 : 1 }),
    ) +
    section +
    path('M330 940C420 920 470 880 540 868C620 856 660 820 720 770', {
      stroke: GOLD,
      width: 3.5,
      dash: '3 13',
    }) +
    tail +
    wing(0) +
    truss +
    pilot +
    wing(136) +
    dimension +
    letters('Fig. 80', { italic: true, weight: 400, x: 600, y: 378, size: 28, fill: WHITE }) +
    block(['Progress in', 'Flying', 'Machines'], 88, {
      face: 'sans',
      stretch: 108,
      weight: 500,
      x: 53,
      anchor: 'start',
      y: 140,
      size: 88,
      tracking: -15,
      fill: WHITE,
    }) +
    rect(0, 972, 720, 108, BLUE) +
    rect(56, 56, 608, 1.5, WHITE) +
    rect(56, 972, 608, 1.5, WHITE) +
    letters('Octave Chanute', {
      face: 'sans',
      stretch: 108,
      weight: 500,
      x: 56,
      anchor: 'start',
      y: 1026,
      size: 41,
      fill: WHITE,
    }) +
    mark(642, 1010, WHITE, 40),
);
