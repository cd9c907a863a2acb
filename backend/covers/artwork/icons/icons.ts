import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { group, rect } from '../../drawing/shapes.ts';
import { letters } from '../lettering.ts';
import type { Picture } from '../picture.ts';

const [PAPER, INK, ACCENT, MUTED] = ['#FBF8F2', '#1E1A16', '#F5B82E', '#6A6158'];

/** The shop's mark in two colours, as in favicon.svg, on a square of 64 units. */
const twoToneMark = (book: string) =>
  `<path fill="${ACCENT}" d="M15 29a17 17 0 0 1 34 0L32 36Z"/><path fill="${book}" d="M6 28l24 11v17L6 45Zm52 0L34 39v17l24-11Z"/>`;

/** iOS rounds the corners itself. */
export const touchIcon: Picture = {
  name: 'apple-touch-icon',
  width: 180,
  height: 180,
  draw: () => rect(0, 0, 180, 180, INK) + group('translate(26 26) scale(2)', twoToneMark(PAPER)),
};

const standing = (file: string, x: number, y: number, width: number, turn: number) => {
  const image = readFileSync(`${file}.webp`).toString('base64');
  const height = width * 1.5;
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-width / 2, -height / 2, width, height, INK, 'rx="5" filter="url(#shadow)"') +
      `<image href="data:image/webp;base64,${image}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" clip-path="inset(0 round 5px)"/>`,
  );
};

/** Returns the preview image for shared links to the shop, with covers from a folder. */
export const shareImage = (covers: string): Picture => ({
  name: 'og',
  width: 1200,
  height: 630,
  draw: () =>
    `<filter id="shadow" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="14" stdDeviation="16" flood-color="${INK}" flood-opacity=".28"/></filter>` +
    rect(0, 0, 1200, 630, PAPER) +
    standing(join(covers, 'book-9'), 1096, 208, 212, 9) +
    standing(join(covers, 'book-8'), 586, 440, 212, -8) +
    standing(join(covers, 'green-light'), 988, 440, 236, 7) +
    standing(join(covers, 'book-1'), 700, 226, 236, -5) +
    standing(join(covers, 'whale'), 850, 330, 276, 1) +
    group('translate(72 160) scale(1.5)', twoToneMark(INK)) +
    letters('Book', { x: 70, anchor: 'start', y: 356, size: 112, weight: 600, fill: INK }) +
    letters('Store', { x: 70, anchor: 'start', y: 466, size: 112, weight: 600, fill: INK }) +
    rect(72, 504, 72, 6, ACCENT) +
    letters('Books worth staying up for', {
      x: 72,
      anchor: 'start',
      y: 556,
      size: 30,
      italic: true,
      weight: 400,
      fill: MUTED,
    }),
});
