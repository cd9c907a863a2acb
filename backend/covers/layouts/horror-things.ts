import { fade, jagged, rays, woodcut } from '../drawing/engrave.ts';
import {
  circle,
  clip,
  draw,
  each,
  fill,
  line,
  type Point,
  polar,
  range,
  ring,
} from '../drawing/shapes.ts';
import { AREA, FLOOR, print, TOP } from './horror-cut.ts';

/** A candle, and the dark around it. */
export const candle = print(({ palette, random, ink, light, isNight, accent }) => {
  const flame: Point = [360, 540];
  const drips = [-34, -8, 26].map(
    (x) => `M${360 + x - 8} 640v${random.between(40, 130)}a8 8 0 0 0 16 0V640Z`,
  );
  return (
    (isNight
      ? woodcut(random, ink, {
          area: AREA,
          tone: (x, y) => fade(Math.hypot(x - 360, y - 560), 110, 420),
        })
      : '') +
    fill(rays(random, flame, { from: 104, to: isNight ? 210 : 164, count: 32, width: 6 }), ink) +
    fill('M306 640H414V894H306Z', ink) +
    each(drips, (data) => fill(data, isNight ? light : palette.ground)) +
    fill('M306 640Q360 616 414 640Q360 664 306 640Z', accent) +
    draw('M360 640V604', ink, { width: 6 }) +
    fill(
      'M360 456C396 520 402 560 388 586C376 608 344 608 332 586C318 560 324 520 360 456Z',
      accent,
    ) +
    draw('M360 456C396 520 402 560 388 586C376 608 344 608 332 586C318 560 324 520 360 456Z', ink, {
      width: 7,
    }) +
    fill('M360 536C374 562 376 576 370 586C364 594 356 594 350 586C344 576 346 562 360 536Z', ink)
  );
});

/** A web in a corner of the night. */
export const web = print(({ random, ink, spark }) => {
  const centre: Point = [random.between(250, 470), 610];
  const spokes = range(0, 11).map((index) => index * 30 + random.between(-7, 7));
  const rings = each(range(1, 8), (turn) => {
    const points = spokes.map((angle) =>
      polar(...centre, turn * 44 + random.between(-5, 5), angle),
    );
    return each(points, (point, index) => {
      const to = points[(index + 1) % points.length] ?? point;
      const [mx, my] = [(point[0] + to[0]) / 2, (point[1] + to[1]) / 2];
      return `M${point[0].toFixed(1)} ${point[1].toFixed(1)}Q${(mx + (centre[0] - mx) * 0.22).toFixed(1)} ${(my + (centre[1] - my) * 0.22).toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
    });
  });
  const threads = spokes.map((angle) =>
    line(centre, polar(...centre, 620, angle), ink, { width: 4 }),
  );
  const hang = centre[0] + random.pick([-90, 90]);
  const legs = [-1, 1].flatMap((side) =>
    [-46, -18, 14, 44].map((angle) => {
      const [kx, ky] = polar(hang, 790, 52, side === 1 ? angle - 20 : 200 - angle);
      return draw(`M${hang} 790L${kx} ${ky}L${kx + side * 16} ${ky + 40}`, ink, { width: 6 });
    }),
  );
  return (
    clip(
      'b',
      `M-10 ${TOP + 10}H730V${FLOOR}H-10Z`,
      threads.join('') + draw(rings, ink, { width: 4 }),
    ) +
    line([hang, 640], [hang, 780], ink, { width: 4 }) +
    legs.join('') +
    `<ellipse cx="${hang}" cy="802" rx="30" ry="38" fill="${ink}"/>` +
    circle(hang, 760, 18, ink) +
    circle(hang, 806, 9, spark)
  );
});

/** A skull, cut with few strokes. */
export const skull = print(({ palette, random, ink, light, isNight }) => {
  const bone = palette.pop === ink ? (isNight ? light : palette.second) : palette.pop;
  const dark = woodcut(random, ink, {
    area: AREA,
    tone: (x, y) =>
      fade(Math.hypot(x - 360, (y - 630) * 0.9), 150, 370) *
      (isNight ? 1.05 : fade(y, TOP, TOP + 120)),
  });
  const head =
    'M360 432C252 432 206 510 214 600C218 650 238 672 254 692L262 752H300L306 790H414L420 752H458L466 692C482 672 502 650 506 600C514 510 468 432 360 432Z';
  const teeth = each(range(318, 402, 21), (x) => line([x, 752], [x, 790], ink, { width: 6 }));
  const shade = woodcut(random, ink, {
    area: [372, 450, 130, 240],
    gap: 12,
    tone: (x, y) =>
      fade(Math.hypot(x - 330, y - 560), 110, 200) *
      0.7 *
      (Math.hypot(x - 360, (y - 570) * 0.94) < 140 ? 1 : 0),
  });
  return (
    dark +
    fill(head, bone) +
    shade +
    draw(head, ink, { width: 8 }) +
    each([296, 424], (x) =>
      fill(
        jagged(
          random,
          4,
          [x - 44, 590],
          [x - 20, 562],
          [x + 26, 566],
          [x + 42, 600],
          [x + 20, 640],
          [x - 28, 636],
        ),
        ink,
      ),
    ) +
    fill('M360 640L338 700L360 692L382 700Z', ink) +
    teeth +
    draw(`M300 ${random.between(470, 500)}l26 30l-12 18l24 28`, ink, { width: 5 })
  );
});

/** A keyhole, and what is behind it. */
export const keyhole = print(({ random, ink, light, isNight, accent }) => {
  const shape = 'M360 470A92 92 0 0 1 414 636L454 850H266L306 636A92 92 0 0 1 360 470Z';
  const [x, y] = [360 + random.between(-16, 16), 562];
  const wood = woodcut(random, ink, {
    area: AREA,
    gap: 14,
    tone: (px, py) =>
      0.5 +
      0.45 * fade(Math.hypot(px - 360, (py - 650) * 0.7), 130, 330) -
      (isNight ? 0 : fade(py, TOP + 120, TOP)),
  });
  return (
    wood +
    draw(shape, ink, { width: 44 }) +
    fill(shape, accent === light && isNight ? light : accent) +
    fill(`M${x - 62} ${y}Q${x} ${y - 66} ${x + 62} ${y}Q${x} ${y + 66} ${x - 62} ${y}Z`, ink) +
    ring(x, y, 17, accent, { width: 9 }) +
    fill('M360 700L372 850H348Z', ink)
  );
});
