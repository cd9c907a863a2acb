import { mark } from '../../drawing/mark.ts';
import { group, path, rect, repeat } from '../../drawing/shapes.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const WINE = '#6E1736';
const PINK = '#F2A6A0';
const ROSE = '#E2566B';
const GOLD = '#F7BE3B';
const CREAM = '#FCEEDD';
const GREEN = '#2F8F74';

const [COLUMNS, ROWS, CELL, RISE] = [6, 4, 101.3, 128];
const ODD = { column: 4, row: 2 };

const tulip = (cup: string, shade: string, stem: string) =>
  rect(-4, 0, 8, 64, stem) +
  path('M-4 64A40 40 0 0 1 -44 24V20A44 44 0 0 1 -4 64Z', { fill: stem }) +
  path('M4 64A40 40 0 0 0 44 24V20A44 44 0 0 0 4 64Z', { fill: stem }) +
  path('M-36 -58V-24A36 36 0 0 0 36 -24V-58L18 -32L0 -62L-18 -32Z', { fill: cup }) +
  path('M0 -62L18 -32A60 60 0 0 1 0 12A60 60 0 0 1 -18 -32Z', { fill: shade });

const fallen = group(
  'rotate(180 0 0) translate(0 -6)',
  path('M-36 -58V-24A36 36 0 0 0 36 -24V-58L18 -32L0 -62L-18 -32Z', { fill: GOLD }) +
    path('M0 -62L18 -32A60 60 0 0 1 0 12A60 60 0 0 1 -18 -32Z', { fill: CREAM }),
);

const field = repeat(COLUMNS * ROWS, (index) => {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  const odd = column === ODD.column && row === ODD.row;
  const place = `translate(${56 + CELL * (column + 0.5)} ${524 + RISE * row})`;
  if (!odd)
    return group(
      place,
      tulip((column + row) % 2 ? PINK : ROSE, (column + row) % 2 ? ROSE : PINK, GREEN),
    );
  const bent = path('M0 64V-30A30 30 0 0 1 30 -60', { stroke: GREEN, width: 8, cap: 'butt' });
  const leaf = path('M-4 64A40 40 0 0 1 -44 24V20A44 44 0 0 1 -4 64Z', { fill: GREEN });
  return group(place, bent + leaf + group('translate(24 -28) rotate(-14) scale(.84)', fallen));
});

/** A crowd of tulips, and the one that has thought about it. */
export const popularDelusions = cover(
  'book-6',
  () =>
    rect(0, 0, 720, 1080, WINE) +
    field +
    block(['Extraordinary', 'Popular', 'Delusions'], 84, {
      face: 'sans',
      stretch: 92,
      weight: 800,
      x: 52,
      anchor: 'start',
      y: 130,
      size: 86,
      tracking: -20,
      fill: CREAM,
    }) +
    letters('and the Madness of Crowds', {
      face: 'sans',
      stretch: 92,
      weight: 600,
      x: 55,
      anchor: 'start',
      y: 368,
      size: 45,
      fill: GOLD,
      fit: 608,
    }) +
    letters('Charles Mackay', {
      face: 'sans',
      weight: 600,
      x: 56,
      anchor: 'start',
      y: 1030,
      size: 41,
      fill: CREAM,
    }) +
    mark(640, 1014, CREAM, 44),
);
