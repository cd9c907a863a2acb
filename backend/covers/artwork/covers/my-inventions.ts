import { mark } from '../../drawing/mark.ts';
import { seeded } from '../../drawing/random.ts';
import {
  circle,
  each,
  line,
  type Point,
  path,
  polar,
  rect,
  repeat,
  ring,
  straight,
} from '../../drawing/shapes.ts';
import { glow } from '../../drawing/texture.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const NIGHT = '#1C1740';
const PALE = '#E9E4FA';
const VIOLET = '#9A8BE0';
const SPARK = '#7FE3F2';

/** A discharge that splits the way to its end again and again. */
function discharge(from: Point, to: Point, seed: number, width: number): string {
  const random = seeded(seed);
  let points: Point[] = [from, to];
  for (let round = 0; round < 5; round++) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1];
      if (!next) return [point];
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      const off = (random() - 0.5) * 0.46;
      return [point, [(point[0] + next[0]) / 2 - dy * off, (point[1] + next[1]) / 2 + dx * off]];
    });
  }
  const twigs =
    width > 2
      ? [9, 16, 22].map((at, index) => {
          const start = points[at] ?? from;
          const angle =
            (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + (random() - 0.5) * 110;
          return discharge(
            start,
            polar(start[0], start[1], 50 + random() * 60, angle),
            seed * 31 + index,
            1.6,
          );
        })
      : [];
  return (
    path(straight(points), { stroke: SPARK, width: width * 3.4, opacity: 0.16 }) +
    path(straight(points), { stroke: width > 2 ? '#F3FDFF' : SPARK, width }) +
    twigs.join('')
  );
}

const ellipse = (y: number, rx: number, ry: number, width = 2, color = PALE, fill = 'none') =>
  `<ellipse cx="360" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${color}" stroke-width="${width}"/>`;

const [TOP, BOTTOM] = [548, 838];

const coil =
  line([306, TOP], [306, BOTTOM], VIOLET, { width: 2 }) +
  line([414, TOP], [414, BOTTOM], VIOLET, { width: 2 }) +
  repeat(45, (index) => {
    const y = TOP + 4 + index * 6.4;
    return path(`M304 ${y}A56 12 0 0 0 416 ${y + 3}`, { stroke: PALE, width: 2.4 });
  });

const primary =
  repeat(7, (index) =>
    ellipse(866 - index * 9, 108 + index * 17, 24 + index * 3.6, 3, index % 2 ? SPARK : PALE),
  ) + each([-150, 150], (x) => line([360 + x, 800], [360 + x, 900], VIOLET, { width: 3 }));

const base =
  path('M166 900L220 878H500L554 900Z', { fill: NIGHT, stroke: PALE, width: 3 }) +
  path('M166 900V934H554V900Z', { fill: NIGHT, stroke: PALE, width: 3 }) +
  repeat(9, (index) =>
    line([206 + index * 38.5, 908], [206 + index * 38.5, 926], VIOLET, { width: 2 }),
  );

const toroid =
  ellipse(500, 172, 50, 3.5, PALE, NIGHT) +
  repeat(9, (index) =>
    ellipse(500 - 2 + index * 1.6, 172 - index * 13, 50 - index * 5.2, 1.6, VIOLET),
  ) +
  repeat(13, (index) => {
    const x = 188 + index * 28.7;
    const depth = Math.sqrt(Math.max(0, 1 - ((x - 360) / 172) ** 2)) * 50;
    return path(
      `M${x} ${500 + depth}Q${x + (360 - x) * 0.12} ${500 + depth * 0.7} ${x + (360 - x) * 0.2} ${500 + depth * 0.36}`,
      { stroke: VIOLET, width: 1.6 },
    );
  }) +
  path('M330 540L338 552H382L390 540', { stroke: PALE, width: 3 });

const label = (text: string, x: number, y: number, toX: number, toY: number) =>
  line([x, y - 6], [toX, toY], VIOLET, { width: 1.5 }) +
  circle(toX, toY, 3.5, VIOLET) +
  letters(text, {
    face: 'serif',
    italic: true,
    weight: 400,
    x: x + (toX > x ? -16 : 16),
    y,
    size: 26,
    fill: PALE,
  });

/** The coil at night. */
export const myInventions = cover(
  'book-4',
  () =>
    rect(0, 0, 720, 1080, NIGHT) +
    glow('charge', '#5B4BC4', 0.85) +
    circle(360, 500, 400, 'url(#charge)') +
    each([220, 280, 340], (radius) =>
      ring(360, 500, radius, VIOLET, { width: 1.4, dash: '2 9', cap: 'butt', opacity: 0.7 }),
    ) +
    coil +
    primary +
    base +
    discharge([200, 486], [44, 372], 3, 3.2) +
    discharge([520, 486], [690, 400], 8, 3.2) +
    discharge([262, 462], [150, 322], 21, 2.6) +
    discharge([440, 460], [560, 318], 14, 3) +
    discharge([530, 506], [664, 640], 5, 2.6) +
    discharge([192, 508], [66, 640], 17, 2.6) +
    toroid +
    label('a', 616, 560, 520, 516) +
    label('b', 500, 700, 416, 690) +
    label('c', 84, 800, 168, 830) +
    rect(56, 56, 608, 1.5, VIOLET) +
    block(['My', 'Inventions'], 100, {
      face: 'sans',
      stretch: 108,
      weight: 500,
      x: 52,
      anchor: 'start',
      y: 152,
      size: 104,
      tracking: -15,
      fill: PALE,
    }) +
    rect(56, 972, 608, 1.5, VIOLET) +
    letters('Nikola Tesla', {
      face: 'sans',
      stretch: 108,
      weight: 500,
      x: 56,
      anchor: 'start',
      y: 1026,
      size: 41,
      fill: PALE,
    }) +
    mark(642, 1010, PALE, 40),
);
