import { block, letters } from '../drawing/lettering.ts';
import { mark } from '../drawing/mark.ts';
import { circle, rect, repeat } from '../drawing/path.ts';
import { cover } from '../drawing/picture.ts';

const NAVY = '#1B2E55';
const CREAM = '#F6EEDC';
const ROWS = [
  { head: 31, color: '#F5B82E' },
  { head: 26, color: '#EE6C4D' },
  { head: 21, color: '#7FC6C1' },
  { head: 15, color: '#F6EEDC' },
  { head: 10, color: '#F5B82E' },
];

const pin = (x: number, top: number, length: number, head: number, color: string) =>
  `<path d="M${x - head * 0.17} ${top + head}H${x + head * 0.17}L${x} ${top + length}Z" fill="${CREAM}"/>` +
  circle(x, top + head, head, color);

/** Smith's pin factory: each division of labour doubles what is made. */
export const wealthOfNations = cover(
  'book-2',
  () =>
    rect(0, 0, 720, 1080, NAVY) +
    ROWS.map(({ head, color }, row) => {
      const count = 2 ** row;
      return repeat(count, (index) =>
        pin(56 + (608 * (index + 0.5)) / count, 384 + row * 116, 108, head, color),
      );
    }).join('') +
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
      size: 34,
      fill: CREAM,
    }) +
    mark(640, 1008, CREAM, 44),
);
