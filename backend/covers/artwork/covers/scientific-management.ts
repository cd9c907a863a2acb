import { mark } from '../../drawing/mark.ts';
import {
  circle,
  each,
  group,
  line,
  path,
  polar,
  range,
  rect,
  repeat,
  ring,
  round,
  straight,
} from '../../drawing/shapes.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const RED = '#DD4A27';
const DARK = '#2A1510';
const CREAM = '#FBEFDB';
const GOLD = '#F6B93B';
const [X, Y, R] = [392, 684, 262];

const wedge = (from: number, to: number, radius: number) => {
  const [x1, y1] = polar(0, 0, radius, from - 90);
  const [x2, y2] = polar(0, 0, radius, to - 90);
  return `M0 0L${round(x1)} ${round(y1)}A${radius} ${radius} 0 0 1 ${round(x2)} ${round(y2)}Z`;
};

const ticks = repeat(60, (second) => {
  const strong = second % 5 === 0;
  const [x1, y1] = polar(0, 0, R - 24, second * 6);
  const [x2, y2] = polar(0, 0, R - (strong ? 56 : 40), second * 6);
  return path(
    straight([
      [x1, y1],
      [x2, y2],
    ]),
    { stroke: DARK, width: strong ? 9 : 4, cap: 'butt' },
  );
});

const seconds = each(range(5, 60, 5), (second) => {
  const [x, y] = polar(0, 0, R - 88, second * 6 - 90);
  return letters(String(second), {
    face: 'sans',
    weight: 800,
    stretch: 80,
    x,
    y: y + 14,
    size: 40,
    fill: DARK,
  });
});

const watch =
  rect(-34, -R - 92, 68, 80, DARK) +
  rect(-58, -R - 128, 116, 56, GOLD, 'rx="8"') +
  repeat(6, (index) => rect(-46 + index * 17, -R - 124, 6, 48, DARK)) +
  group(
    'rotate(38)',
    rect(-22, -R - 60, 44, 60, DARK) + rect(-32, -R - 82, 64, 32, CREAM, 'rx="6"'),
  ) +
  circle(0, 0, R + 24, DARK) +
  circle(0, 0, R, CREAM) +
  path(wedge(0, 102, R - 20), { fill: GOLD }) +
  ticks +
  seconds +
  ring(0, 84, 52, DARK, { width: 5 }) +
  repeat(12, (index) => {
    const [x, y] = polar(0, 84, 42, index * 30);
    return circle(x, y, 3, DARK);
  }) +
  line([0, 84], [-16, 54], RED, { width: 6 }) +
  group(
    'rotate(102)',
    path(`M-8 58L-4 ${-R + 46}L0 ${-R + 24}L4 ${-R + 46}L8 58Z`, { fill: RED }),
  ) +
  circle(0, 0, 22, DARK) +
  circle(0, 0, 8, RED);

/** The stopwatch that measured the working day. */
export const scientificManagement = cover(
  'book-15',
  () =>
    rect(0, 0, 720, 1080, RED) +
    each(range(56, 664, 38), (x) => line([x, 360], [x, 960], '#C53C1B', { width: 2 })) +
    each(range(360, 980, 38), (y) => line([56, y], [664, y], '#C53C1B', { width: 2 })) +
    group(`translate(${X} ${Y}) rotate(31)`, watch) +
    block(['The Principles', 'of Scientific', 'Management'], 80, {
      face: 'sans',
      stretch: 92,
      weight: 800,
      x: 52,
      anchor: 'start',
      y: 128,
      size: 80,
      tracking: -20,
      fill: CREAM,
    }) +
    letters('Frederick Winslow Taylor', {
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
