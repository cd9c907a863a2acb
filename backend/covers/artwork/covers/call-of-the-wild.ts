import { engrave, fade } from '../../drawing/engrave.ts';
import { mark } from '../../drawing/mark.ts';
import { noise, seeded } from '../../drawing/random.ts';
import {
  circle,
  group,
  type Point,
  path,
  range,
  rect,
  repeat,
  smooth,
} from '../../drawing/shapes.ts';
import { rough } from '../../drawing/texture.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const NIGHT = '#16314B';
const ICE = '#BFD8DD';
const SNOW = '#F4F3EA';
const SUN = '#EE7A3C';
const SHADE = '#6E9DB0';

const ridge = (base: number, height: number, seed: number, step: number): string => {
  const shape = noise(seed);
  const points = range(-20, 740, step).map(
    (x): Point => [x, base + shape(x / 90) * height + shape(x / 31 + 50) * height * 0.25],
  );
  return `${smooth(points)}V1090H-20Z`;
};

const spruce = (x: number, base: number, height: number, color: string, seed: number) => {
  const random = seeded(seed);
  const rows = Math.max(5, Math.round(height / 22));
  let left = '';
  let right = '';
  for (let row = 1; row <= rows; row++) {
    const y = base - height + (height * row) / rows;
    const half = (height * 0.17 * row) / rows;
    left += `L${x - half * (0.85 + random() * 0.35)} ${y + 5}L${x - half * 0.42} ${y - 3}`;
    right = `L${x + half * 0.42} ${y - 3}L${x + half * (0.85 + random() * 0.35)} ${y + 5}${right}`;
  }
  return path(`M${x} ${base - height}${left}L${x} ${base + 6}${right}Z`, { fill: color });
};

const forest = (
  base: number,
  from: number,
  to: number,
  color: string,
  seed: number,
  count: number,
) => {
  const random = seeded(seed);
  return repeat(count, (index) =>
    spruce(
      ((index + random() * 0.8) / count) * 760 - 20,
      base + random() * 16,
      from + random() * (to - from),
      color,
      seed + index,
    ),
  );
};

// Buck on the rock, muzzle to the sky.
const wolf =
  'M60 -398L76 -396L80 -384L66 -340L98 -358L102 -346C100 -326 96 -312 88 -298C82 -282 84 -268 86 -250L97 -252L90 -228L102 -226L96 -204C100 -170 92 -130 82 -96L75 -12C85 -8 91 -2 91 8H26L34 -4L24 -78C18 -50 8 -28 0 -10C10 -8 18 -2 18 8H-96C-140 16 -182 16 -210 4C-196 -10 -174 -18 -150 -15L-108 -10C-116 -28 -118 -48 -114 -72C-106 -124 -82 -168 -64 -206L-70 -222L-54 -226L-58 -244L-42 -248C-38 -262 -32 -276 -26 -288C-44 -298 -56 -312 -60 -328L-20 -326C-12 -332 0 -338 10 -344C28 -356 46 -376 60 -398Z';

/** A dog remembers what it was. */
export const callOfTheWild = cover(
  'book-20',
  () =>
    rect(0, 0, 720, 1080, ICE) +
    rough(
      'snow',
      engrave({
        x: 0,
        y: 0,
        w: 720,
        h: 680,
        color: NIGHT,
        gap: 14,
        wobble: 6,
        angle: -4,
        tone: (x, y) =>
          Math.max(2.2 * fade(y, 430, 270), 0.55 * fade(Math.hypot(x - 400, y - 560), 230, 470)),
      }) +
        circle(408, 540, 196, SUN) +
        path(ridge(690, 40, 3, 24), { fill: SHADE }) +
        forest(760, 70, 130, '#3E6C84', 20, 30) +
        path(ridge(756, 24, 9, 30), { fill: SNOW }) +
        engrave({
          x: 0,
          y: 750,
          w: 720,
          h: 150,
          color: SHADE,
          gap: 13,
          angle: 12,
          wobble: 5,
          seed: 4,
          tone: (x, y) => 0.4 * fade(y, 770, 880) + 0.3 * Math.sin(x / 60),
        }) +
        forest(878, 170, 280, NIGHT, 40, 9) +
        path(
          'M-10 900C60 872 120 880 170 858C240 820 300 810 380 806C470 802 540 830 590 862C640 890 690 880 730 896V1090H-10Z',
          { fill: NIGHT },
        ) +
        group(
          'translate(390 812) scale(1.16)',
          path(wolf, { fill: NIGHT }) +
            path('M92 -204C98 -170 90 -130 80 -96L74 -12M82 -304C76 -286 78 -268 82 -250', {
              stroke: ICE,
              width: 6,
            }),
        ) +
        path('M214 846C270 820 320 814 380 810C470 806 530 832 580 862', {
          stroke: SNOW,
          width: 9,
        }) +
        path('M20 900C70 880 110 884 160 866', { stroke: SNOW, width: 6 }),
      4,
    ) +
    repeat(70, (index) => {
      const random = seeded(index + 300);
      return circle(
        random() * 720,
        300 + random() * 540,
        1.4 + random() * 2.6,
        SNOW,
        'opacity=".85"',
      );
    }) +
    block(['The Call', 'of the Wild'], 116, {
      face: 'sans',
      stretch: 78,
      weight: 800,
      y: 162,
      size: 122,
      fill: SNOW,
    }) +
    letters('JACK LONDON', {
      face: 'sans',
      stretch: 100,
      weight: 700,
      tracking: 140,
      y: 990,
      size: 38,
      fill: SUN,
    }) +
    mark(360, 1030, SNOW, 36),
);
