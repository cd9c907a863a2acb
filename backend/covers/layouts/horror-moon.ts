import { jagged } from '../drawing/engrave.ts';
import { bat } from '../drawing/landscape.ts';
import { each, fill, repeat } from '../drawing/shapes.ts';
import { bareTree } from '../drawing/tree.ts';
import { type Moon, moonAt, print, sky } from './horror-cut.ts';

/** A bare tree before the moon. */
export const tree = print((block) => {
  const { random, ink } = block;
  const moon = moonAt(random);
  const x = moon[0] + random.pick([-120, 120]);
  const hill = jagged(
    random,
    5,
    [-20, 850],
    [x - 140, 822],
    [x + 60, 800],
    [740, 856],
    [740, 920],
    [-20, 920],
  );
  return (
    sky(block, moon) +
    bareTree(random, ink, { x, y: 850, length: 104, width: 36, spread: 30 }) +
    fill(hill, ink)
  );
});

/** A house on a crag, one window lit. */
export const house = print((block) => {
  const { random, ink, spark } = block;
  const moon = moonAt(random);
  const x = moon[0] < 360 ? 470 : 250;
  const gable = (at: number, base: number, w: number, wall: number, roof: number) =>
    `M${at - w / 2} ${base}v${-wall}h-9L${at} ${base - wall - roof}L${at + w / 2 + 9} ${base - wall}h-9V${base}Z`;
  const walls =
    gable(x, 790, 130, 110, 96) +
    gable(x - 88, 800, 72, 150, 104) +
    gable(x + 96, 800, 90, 70, 70) +
    gable(x + 40, 700, 34, 70, 60);
  const panes = [
    [x - 98, 690, 20, 38],
    [x - 26, 716, 18, 34],
    [x + 12, 716, 18, 34],
    [x + 88, 748, 18, 26],
  ] as const;
  const lit = random.whole(0, 3);
  const crag = jagged(
    random,
    8,
    [-20, 880],
    [x - 250, 850],
    [x - 170, 788],
    [x + 170, 788],
    [x + 210, 836],
    [740, 874],
    [740, 920],
    [-20, 920],
  );
  return (
    sky(block, moon) +
    fill(walls, ink) +
    fill(crag, ink) +
    each(panes, ([px, py, w, h], index) =>
      index === lit
        ? fill(`M${px} ${py + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`, spark)
        : '',
    ) +
    bat(moon[0] - 30, moon[1] - 30, 0.6, -10, ink) +
    bat(moon[0] + 50, moon[1] - 76, 0.4, 12, ink)
  );
});

/** Bats across the moon. */
export const bats = print((block) => {
  const { random, ink } = block;
  const moon: Moon = [360, 620, 190];
  const flock = repeat(random.pick([7, 9, 11]), (index) =>
    bat(
      110 + (index % 4) * 165 + random.between(-40, 40),
      470 + Math.floor(index / 4) * 130 + random.between(-30, 30),
      random.between(0.45, 1.15),
      random.between(-24, 24),
      ink,
    ),
  );
  const roofs = jagged(
    random,
    3,
    [-20, 860],
    [90, 852],
    [120, 812],
    [150, 852],
    [420, 862],
    [560, 850],
    [580, 790],
    [600, 850],
    [740, 856],
    [740, 920],
    [-20, 920],
  );
  return sky(block, moon) + flock + fill(roofs, ink);
});
