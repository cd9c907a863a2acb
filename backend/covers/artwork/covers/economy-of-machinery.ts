import { gear } from '../../drawing/gear.ts';
import { mark } from '../../drawing/mark.ts';
import {
  circle,
  clip,
  each,
  line,
  path,
  polar,
  rect,
  repeat,
  ring,
  straight,
} from '../../drawing/shapes.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const PAPER = '#EFE6CF';
const INK = '#16382F';
const BRASS = '#D99A2B';
const FADED = '#8FA595';

function wheel(
  cx: number,
  cy: number,
  radius: number,
  teeth: number,
  turn: number,
  spokes: number,
  fill: string,
) {
  const rim = radius * 0.82;
  const hub = radius * 0.2;
  return (
    path(gear(cx, cy, radius, teeth, turn), { fill, stroke: INK, width: 3 }) +
    circle(cx, cy, rim * 0.95, PAPER) +
    ring(cx, cy, rim * 0.95, INK, { width: 3 }) +
    ring(cx, cy, rim * 0.9, INK, { width: 1.4 }) +
    repeat(spokes, (index) => {
      const angle = turn + (index * 360) / spokes;
      const side = (offset: number) =>
        path(
          straight([
            polar(cx, cy, hub, angle + offset * 3.2),
            polar(cx, cy, rim * 0.9, angle + offset),
          ]),
          { stroke: INK, width: 2.4 },
        );
      return side(-5) + side(5);
    }) +
    circle(cx, cy, hub * 1.15, fill) +
    ring(cx, cy, hub * 1.15, INK, { width: 3 }) +
    circle(cx, cy, hub * 0.45, PAPER) +
    ring(cx, cy, hub * 0.45, INK, { width: 2.4 }) +
    ring(cx, cy, radius, FADED, { width: 1.2, dash: '10 5 2 5', cap: 'butt' }) +
    line([cx - radius * 1.12, cy], [cx + radius * 1.12, cy], FADED, { width: 1.2 }) +
    line([cx, cy - radius * 1.12], [cx, cy + radius * 1.12], FADED, { width: 1.2 })
  );
}

/** One of the engine's columns: wheels with a numeral to the front. */
function column(x: number, digits: string): string {
  return (
    rect(x - 7, 716, 14, 244, PAPER, `stroke="${INK}" stroke-width="3"`) +
    each([...digits], (digit, index) => {
      const y = 736 + index * 56;
      return (
        path(`M${x - 54} ${y}V${y + 36}A54 11 0 0 0 ${x + 54} ${y + 36}V${y}Z`, {
          fill: PAPER,
          stroke: INK,
          width: 3,
        }) +
        `<ellipse cx="${x}" cy="${y}" rx="54" ry="11" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` +
        `<ellipse cx="${x}" cy="${y}" rx="13" ry="4" fill="${INK}"/>` +
        each([-42, -29, 29, 42], (dx) =>
          line([x + dx, y + 15], [x + dx, y + 40 - Math.abs(dx) / 12], INK, { width: 2 }),
        ) +
        letters(digit, {
          weight: 700,
          x,
          y: y + 40,
          size: 30,
          fill: index === 1 ? '#B4571B' : INK,
        })
      );
    })
  );
}

const MODULE = 6.1;
const radiusOf = (teeth: number) => (teeth * MODULE) / 2;

/** Wheels that mesh, and what they add up to: the year of the book. */
export const economyOfMachinery = cover(
  'book-18',
  () =>
    rect(0, 0, 720, 1080, PAPER) +
    clip(
      'plate',
      'M0 350H720V1080H0Z',
      wheel(204, 532, radiusOf(48), 48, 0, 6, BRASS) +
        wheel(204 + radiusOf(78), 532, radiusOf(30), 30, 6.4, 5, '#C9D3C0') +
        wheel(540, 416, radiusOf(20), 20, 3, 4, BRASS) +
        wheel(591, 601, radiusOf(24), 24, 4, 5, BRASS),
    ) +
    rect(56, 702, 608, 262, PAPER) +
    rect(56, 704, 608, 3, INK) +
    each(['4013', '7109', '5862', '9345', '6216'], (digits, index) =>
      column(122 + index * 119, digits),
    ) +
    rect(56, 56, 608, 1.5, INK) +
    block(['On the Economy', 'of Machinery and', 'Manufactures'], 74, {
      face: 'sans',
      stretch: 108,
      weight: 500,
      x: 53,
      anchor: 'start',
      y: 128,
      size: 69,
      tracking: -20,
      fill: INK,
    }) +
    rect(0, 968, 720, 112, PAPER) +
    rect(56, 972, 608, 1.5, INK) +
    letters('Charles Babbage', {
      face: 'sans',
      stretch: 108,
      weight: 500,
      x: 56,
      anchor: 'start',
      y: 1026,
      size: 41,
      fill: INK,
    }) +
    mark(642, 1010, INK, 40),
);
