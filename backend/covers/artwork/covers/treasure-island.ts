import { engrave, fade } from '../../drawing/engrave.ts';
import { mark } from '../../drawing/mark.ts';
import { seeded } from '../../drawing/random.ts';
import {
  circle,
  clip,
  each,
  group,
  type Point,
  path,
  polar,
  range,
  rect,
  repeat,
  ring,
  smooth,
  straight,
} from '../../drawing/shapes.ts';
import { rough } from '../../drawing/texture.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const PARCHMENT = '#EBCF95';
const LAND = '#D9A24E';
const INK = '#3B2210';
const SEA = '#2F6F73';
const BLOOD = '#BE2F1E';

const coast = (grow: number): Point[] =>
  range(0, 355, 5).map((angle) => {
    const a = (angle * Math.PI) / 180;
    const radius =
      204 +
      24 * Math.sin(2 * a + 3.6) +
      26 * Math.sin(3 * a + 3.4) +
      15 * Math.sin(5 * a + 0.6) +
      11 * Math.sin(7 * a + 1) +
      8 * Math.sin(11 * a + 2) +
      5 * Math.sin(17 * a);
    const [x, y] = polar(0, 0, radius + grow, angle);
    return [372 + x * 1.04, 600 + y * 1.14];
  });

const island = smooth(coast(0), true);

const compass = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y})`,
    ring(0, 0, size * 0.72, INK, { width: 2 }) +
      ring(0, 0, size * 0.62, INK, { width: 1.5 }) +
      repeat(8, (index) => {
        const long = index % 2 === 0 ? size : size * 0.58;
        return group(
          `rotate(${index * 45})`,
          path(`M0 ${-long}L${size * 0.12} 0H0Z`, { fill: INK }) +
            path(`M0 ${-long}L${-size * 0.12} 0H0Z`, { fill: PARCHMENT, stroke: INK, width: 1.5 }),
        );
      }) +
      letters('N', { x: 0, y: -size - 8, size: 26, weight: 800, fill: BLOOD }),
  );

const hill = (x: number, y: number, size: number) =>
  path(
    `M${x - size} ${y}Q${x - size * 0.3} ${y - size * 1.5} ${x} ${y - size * 1.4}Q${x + size * 0.4} ${y - size * 1.2} ${x + size} ${y}`,
    { fill: LAND, stroke: INK, width: 4 },
  ) +
  each(range(0.15, 0.85, 0.175), (part) => {
    const top = y - size * (1.35 - part * part * 1.3);
    return path(`M${x + size * part * 0.95} ${top + 8}L${x + size * part * 0.7} ${y - 3}`, {
      stroke: INK,
      width: 2.5,
    });
  });

const palm = (x: number, y: number, lean: number) =>
  group(
    `translate(${x} ${y})`,
    path(`M0 0Q${lean * 0.2} -34 ${lean} -62`, { stroke: INK, width: 5 }) +
      each([-160, -120, -60, -20, 25], (angle) => {
        const [tipX, tipY] = polar(lean, -62, 34, angle);
        return path(
          `M${lean} -62Q${(lean + tipX) / 2} ${(-62 + tipY) / 2 - 14} ${tipX} ${tipY + 10}`,
          { stroke: INK, width: 4.5 },
        );
      }),
  );

const ship = group(
  'translate(150 876) scale(.98)',
  path('M-74 -8C-60 26 -40 34 0 34C44 34 66 22 84 -22L54 -14H-50Z', { fill: INK }) +
    path('M-36 -12V-112M14 -14V-136M56 -16V-104M84 -22L124 -50', { stroke: INK, width: 5 }) +
    path(
      'M-66 -26Q-34 -40 -6 -26L-14 -62Q-36 -72 -58 -62ZM-56 -68Q-36 -78 -16 -68L-22 -98Q-36 -104 -50 -98Z',
      { fill: BLOOD, stroke: INK, width: 3 },
    ) +
    path(
      'M-18 -28Q16 -44 48 -28L38 -74Q14 -84 -8 -74ZM-6 -80Q14 -90 36 -80L30 -118Q14 -126 -2 -118Z',
      { fill: BLOOD, stroke: INK, width: 3 },
    ) +
    path('M38 -30L82 -30L60 -92Z', { fill: BLOOD, stroke: INK, width: 3 }) +
    path('M14 -136L42 -128L14 -120Z', { fill: INK }),
);

const ripples = () => {
  const random = seeded(5);
  return repeat(90, () => {
    const [x, y] = [random() * 720, 330 + random() * 700];
    const away = Math.hypot((x - 366) / 1.02, (y - 610) / 1.22);
    if (
      away < 280 ||
      Math.hypot(x - 150, y - 850) < 130 ||
      Math.hypot(x - 594, y - 850) < 120 ||
      y > 960
    )
      return '';
    return path(`M${x} ${y}q8 -9 16 0q8 9 16 0`, { stroke: PARCHMENT, width: 3 });
  });
};

const serpent = group(
  'translate(606 682) scale(.74)',
  path('M-62 26C-58 -18 -30 -18 -26 26M-18 26C-14 -8 8 -8 12 26', {
    fill: LAND,
    stroke: INK,
    width: 4,
  }) +
    path('M20 26C20 -10 26 -44 50 -44C66 -44 76 -32 74 -20L52 -18C44 -8 48 10 48 26Z', {
      fill: LAND,
      stroke: INK,
      width: 4,
    }) +
    circle(56, -31, 3.4, INK) +
    path('M-80 27H62', { stroke: PARCHMENT, width: 4 }),
);

const cross = path('M-20 -20L20 20M20 -20L-20 20', { stroke: BLOOD, width: 13 });

/** The captain's own map. */
export const treasureIsland = cover(
  'book-5',
  () =>
    rect(0, 0, 720, 1080, PARCHMENT) +
    rough(
      'map',
      rect(34, 310, 652, 736, SEA) +
        clip(
          'chart',
          'M34 310H686V1046H34Z',
          repeat(16, (index) => {
            const [x, y] = polar(594, 858, 1000, index * 22.5 + 4);
            return path(
              straight([
                [594, 858],
                [x, y],
              ]),
              { stroke: PARCHMENT, width: 1.5, opacity: 0.4 },
            );
          }) +
            each([54, 38, 22], (grow, index) =>
              path(smooth(coast(grow), true), {
                stroke: PARCHMENT,
                width: 2 + index,
                opacity: 0.35 + index * 0.25,
              }),
            ) +
            ripples(),
        ) +
        path(island, { fill: LAND, stroke: INK, width: 7 }) +
        clip(
          'island',
          island,
          engrave({
            x: 130,
            y: 320,
            w: 480,
            h: 580,
            color: INK,
            gap: 11,
            angle: 90,
            wobble: 2,
            tone: (x, y) =>
              0.3 *
              fade(Math.hypot((x - 330) / 1.02, (y - 590) / 1.22), 150, 260) *
              (x > 330 || y > 640 ? 1 : 0.3),
          }),
        ) +
        hill(330, 520, 62) +
        hill(410, 500, 46) +
        hill(272, 560, 40) +
        palm(270, 700, 10) +
        palm(310, 730, -12) +
        palm(492, 560, 14) +
        path(
          smooth([
            [252, 742],
            [268, 690],
            [336, 660],
            [362, 600],
            [440, 574],
            [506, 600],
            [512, 650],
            [470, 680],
          ]),
          { stroke: BLOOD, width: 6, dash: '15 13' },
        ) +
        circle(252, 744, 8, BLOOD) +
        group('translate(442 694) rotate(8)', cross) +
        circle(594, 848, 80, SEA) +
        compass(594, 858, 70) +
        serpent +
        ship +
        rect(34, 310, 652, 736, 'none', `stroke="${INK}" stroke-width="6"`) +
        rect(44, 320, 632, 716, 'none', `stroke="${INK}" stroke-width="2"`),
      4,
    ) +
    block(['Treasure', 'Island'], 118, {
      face: 'sans',
      stretch: 78,
      weight: 800,
      y: 148,
      size: 140,
      fill: BLOOD,
    }) +
    letters('ROBERT LOUIS STEVENSON', {
      face: 'sans',
      stretch: 100,
      weight: 700,
      tracking: 50,
      x: 72,
      anchor: 'start',
      y: 1014,
      size: 32,
      fill: PARCHMENT,
    }) +
    mark(640, 1002, PARCHMENT, 36),
);
