import { mark } from '../../drawing/mark.ts';
import { seeded } from '../../drawing/random.ts';
import { circle, each, path, rect, repeat } from '../../drawing/shapes.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const INDIGO = '#262B52';
const NIGHT = '#181B38';
const CREAM = '#F5EBD9';
const STONE = '#C9BFD0';
const CORAL = '#F0735A';
const GOLD = '#F5B82E';

const column = (x: number) =>
  rect(x - 33, 560, 66, 16, CREAM) +
  rect(x - 26, 576, 52, 190, CREAM) +
  each([-14, 0, 14], (flute) => rect(x + flute - 2.5, 584, 5, 176, STONE)) +
  rect(x - 33, 766, 66, 16, CREAM);

const people = () => {
  const random = seeded(7);
  const [columns, rows] = [19, 5];
  return repeat(columns * rows, (index) => {
    const [x, y] = [56 + (index % columns) * 33.8, 850 + Math.floor(index / columns) * 28.5];
    const near = Math.hypot(x - 360, (y - 800) * 1.7);
    const anxious = random() < 1.15 - near / 260;
    return circle(x, y, 11.5, anxious ? CORAL : near < 330 && random() < 0.25 ? GOLD : CREAM);
  });
};

/** A bank, and everybody who wants their money by noon. */
export const lombardStreet = cover(
  'book-19',
  () =>
    rect(0, 0, 720, 1080, INDIGO) +
    circle(360, 560, 210, GOLD) +
    path('M56 520L360 376L664 520Z', { fill: CREAM }) +
    path('M150 506L360 406L570 506Z', { fill: INDIGO }) +
    circle(360, 468, 29, GOLD) +
    letters('£', { face: 'sans', weight: 800, y: 482, size: 40, fill: INDIGO }) +
    rect(56, 520, 608, 30, CREAM) +
    rect(56, 536, 608, 5, STONE) +
    rect(76, 550, 568, 240, NIGHT) +
    rect(314, 636, 92, 154, CORAL) +
    path('M314 640A46 46 0 0 1 406 640Z', { fill: CORAL }) +
    rect(357, 592, 6, 198, NIGHT) +
    circle(346, 700, 6, NIGHT) +
    circle(374, 700, 6, NIGHT) +
    each([112, 191, 270, 450, 529, 608], column) +
    rect(56, 782, 608, 14, CREAM) +
    rect(36, 800, 648, 14, STONE) +
    rect(16, 818, 688, 12, CREAM) +
    people() +
    block(['Lombard', 'Street'], 104, {
      face: 'sans',
      stretch: 92,
      weight: 800,
      x: 52,
      anchor: 'start',
      y: 146,
      size: 116,
      tracking: -20,
      fill: CREAM,
    }) +
    letters('A Description of the Money Market', {
      face: 'sans',
      weight: 600,
      x: 55,
      anchor: 'start',
      y: 304,
      size: 34,
      fill: GOLD,
    }) +
    letters('Walter Bagehot', {
      face: 'sans',
      weight: 600,
      x: 56,
      anchor: 'start',
      y: 1036,
      size: 41,
      fill: CREAM,
    }) +
    mark(640, 1020, CREAM, 44),
);
