import { fade, jagged, rays, woodcut } from '../drawing/engrave.ts';
import {
  circle,
  clip,
  draw,
  each,
  fill,
  group,
  mirrored,
  type Point,
  polar,
  polygon,
  range,
  repeat,
  smooth,
} from '../drawing/shapes.ts';
import { AREA, FLOOR, print, TOP } from './horror-cut.ts';

/** An eye that looks at the reader. */
export const eye = print(({ random, ink, light, isNight, accent }) => {
  const [cy, wide, high] = [640, 262, random.between(96, 132)];
  const lids = (grow: number) =>
    `M${360 - wide - grow} ${cy}Q360 ${cy - (high + grow) * 2} ${360 + wide + grow} ${cy}Q360 ${cy + (high + grow) * 2} ${360 - wide - grow} ${cy}Z`;
  const dark = woodcut(random, ink, {
    area: AREA,
    tone: (x, y) =>
      fade(Math.hypot((x - 360) * 0.72, (y - cy) * 1.25), 150, 330) *
      (isNight ? 1.05 : 0.95) *
      (isNight ? 1 : fade(y, TOP, TOP + 90)),
  });
  const lashes = each(range(-5, 5), (index) =>
    fill(
      polygon(
        [360 + index * 42 - 7, cy - high * (1 - (index / 7) ** 2) - 14],
        [360 + index * 58, cy - high - 84 + Math.abs(index) * 12],
        [360 + index * 42 + 7, cy - high * (1 - (index / 7) ** 2) - 14],
      ),
      ink,
    ),
  );
  return (
    dark +
    fill(lids(26), ink) +
    fill(lids(0), accent === light && !isNight ? light : accent) +
    circle(360, cy, high * 0.88, ink) +
    fill(
      rays(random, [360, cy], { from: high * 0.4, to: high * 0.82, count: 26, width: 4 }),
      accent,
    ) +
    circle(360, cy, high * 0.36, ink) +
    circle(360 - high * 0.26, cy - high * 0.26, high * 0.12, accent) +
    lashes
  );
});

/** A whirl that draws everything in. */
export const whirl = print(({ random, ink, isNight, spark }) => {
  const arms = random.pick([7, 9, 11]);
  const turn = random.pick([1, -1]);
  const centre: Point = [360, 634];
  const arm = (index: number) => {
    const side = (off: number) =>
      range(0, 16).map((step) =>
        polar(
          ...centre,
          14 + step * 27,
          (index * 360) / arms + turn * step * 15 + off * (2 + step * 0.28),
        ),
      );
    return `${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`;
  };
  const figure = fill(
    'M-8 34L-13 -8Q-12 -22 0 -23Q12 -22 13 -8L8 34ZM0 -52a13 13 0 1 1 0 26a13 13 0 1 1 0 -26Z',
    spark,
  );
  const area = `M-10 ${isNight ? TOP : TOP + 18}H730V${FLOOR}H-10Z`;
  return (
    clip(
      'w',
      area,
      repeat(arms, (index) => fill(arm(index), ink)),
    ) +
    circle(...centre, 58, ink) +
    group(`translate(360 ${634 + 8}) rotate(${turn * 18})`, figure)
  );
});

/** A hand out of the ground. */
export const hand = print(({ random, ink, light, isNight, accent }) => {
  const isMirrored = random.chance(0.5);
  const finger = (width: number, ...points: Point[]) => draw(smooth(points), ink, { width });
  const arm =
    fill(jagged(random, 4, [300, 900], [318, 720], [410, 712], [426, 900]), ink) +
    fill('M304 742C292 690 296 650 312 632L408 628C424 660 424 700 414 742Z', ink) +
    finger(30, [322, 650], [306, 580], [312, 520], [298, 478]) +
    finger(32, [350, 640], [346, 556], [356, 494], [348, 440]) +
    finger(30, [382, 640], [390, 566], [404, 510], [402, 462]) +
    finger(26, [406, 656], [428, 600], [446, 566], [450, 530]) +
    finger(30, [312, 720], [270, 682], [244, 640], [236, 606]);
  const lines = woodcut(random, ink, {
    area: AREA,
    tone: (x, y) =>
      isNight
        ? fade(Math.hypot(x - 360, y - 620), 190, 430)
        : fade(Math.hypot(x - 360, y - 620), 205, 460) * 0.8 * fade(y, TOP, TOP + 150),
  });
  return (
    lines +
    circle(360, 610, 200, accent === light && isNight ? light : accent) +
    mirrored(isMirrored, arm) +
    fill(
      jagged(
        random,
        8,
        [-20, 866],
        [220, 856],
        [300, 836],
        [430, 838],
        [520, 858],
        [740, 870],
        [740, 920],
        [-20, 920],
      ),
      ink,
    )
  );
});
