import { mark } from '../../drawing/mark.ts';
import { circle, each, path, rect, repeat } from '../../drawing/shapes.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const NAVY = '#1B2E55';
const FADED = '#41598C';
const CREAM = '#F6EEDC';
const ROWS = [
  { head: 30, color: '#F5B82E' },
  { head: 26, color: '#EE6C4D' },
  { head: 21, color: '#7FC6C1' },
  { head: 16, color: '#F6EEDC' },
  { head: 11, color: '#F5B82E' },
];

const pin = (x: number, top: number, length: number, head: number, color: string) =>
  `<path d="M${x - head * 0.17} ${top + head}H${x + head * 0.17}L${x} ${top + length}Z" fill="${CREAM}"/>` +
  circle(x, top + head, head, color);

const placeOf = (row: number, index: number) => ({
  x: 56 + (608 * (index + 0.5)) / 2 ** row,
  y: 362 + row * 122,
});

/** Smith's pin factory: each division of labour doubles what is made. */
export const wealthOfNations = cover(
  'book-2',
  () =>
    rect(0, 0, 720, 1080, NAVY) +
    each(ROWS.slice(1), (_, row) =>
      repeat(2 ** (row + 1), (index) => {
        const parent = placeOf(row, Math.floor(index / 2));
        const child = placeOf(row + 1, index);
        const half = (ROWS[row + 1]?.head ?? 0) + (ROWS[row]?.head ?? 0);
        return path(`M${parent.x} ${parent.y + half}V${child.y - 10}H${child.x}V${child.y + 6}`, {
          stroke: FADED,
          width: 3,
        });
      }),
    ) +
    each(ROWS, ({ head, color }, row) => {
      const count = 2 ** row;
      return repeat(count, (index) =>
        pin(placeOf(row, index).x, placeOf(row, index).y, 112, head, color),
      );
    }) +
    block(['The Wealth', 'of Nations'], 112, {
      face: 'sans',
      stretch: 92,
      weight: 800,
      x: 52,
      anchor: 'start',
      y: 158,
      size: 116,
      tracking: -20,
      fill: CREAM,
    }) +
    rect(56, 318, 608, 4, CREAM) +
    letters('Adam Smith', {
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
