import { engrave, fade } from '../../drawing/engrave.ts';
import { mark } from '../../drawing/mark.ts';
import {
  clip,
  group,
  type Point,
  path,
  polygon,
  range,
  rect,
  straight,
} from '../../drawing/shapes.ts';
import { rough } from '../../drawing/texture.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const INK = '#0F211D';
const ACID = '#9DC36A';
const BONE = '#F0F0DC';

const boltLine: readonly Point[] = [
  [500, 250],
  [430, 372],
  [486, 392],
  [420, 500],
  [462, 516],
  [400, 640],
];

const bolt: readonly Point[] = [
  [540, 236],
  [446, 364],
  [506, 384],
  [438, 492],
  [480, 508],
  [398, 660],
  [428, 530],
  [392, 514],
  [446, 404],
  [396, 384],
  [478, 238],
];

function distanceToBolt(x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index + 1 < boltLine.length; index++) {
    const [x1, y1] = boltLine[index] ?? [0, 0];
    const [x2, y2] = boltLine[index + 1] ?? [0, 0];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const part = Math.min(Math.max(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0), 1);
    nearest = Math.min(nearest, Math.hypot(x - x1 - dx * part, y - y1 - dy * part));
  }
  return nearest;
}

const peaks: readonly Point[] = [
  [-10, 720],
  [60, 640],
  [92, 660],
  [168, 548],
  [214, 610],
  [248, 590],
  [330, 700],
  [372, 676],
  [440, 740],
  [520, 622],
  [566, 668],
  [632, 560],
  [690, 636],
  [730, 610],
  [730, 900],
  [-10, 900],
];

const floes: readonly Point[] = [
  [-10, 846],
  [70, 822],
  [150, 836],
  [214, 800],
  [300, 812],
  [372, 796],
  [450, 806],
  [520, 836],
  [610, 816],
  [730, 848],
  [730, 1090],
  [-10, 1090],
];

const shape =
  'M4 -424L-20 -420L-34 -398L-38 -366L-46 -338L-60 -326L-104 -308L-124 -268L-130 -214L-140 -160L-146 -122L-134 -96L-128 -118L-122 -94L-114 -120L-108 -150L-98 -206L-88 -236L-92 -170L-104 -92L-88 -102L-80 -78L-66 -92L-62 -40L-66 -8L-92 8L-30 8L-22 -60L-8 -96L8 -88L24 -50L34 8L92 8L68 -10L66 -50L70 -84L88 -70L94 -96L106 -88L96 -168L90 -238L102 -200L112 -152L118 -112L112 -88L122 -94L130 -76L136 -98L148 -116L142 -160L134 -214L126 -270L106 -310L62 -328L48 -340L44 -368L38 -402L24 -422Z';

const seams =
  path(
    `M-6 -312L2 -120M-88 -262L-20 -238M44 -236L84 -252${range(0, 9)
      .map((stitch) => `M${stitch - 18} ${-296 + stitch * 19}L${stitch + 12} ${-302 + stitch * 19}`)
      .join(
        '',
      )}M-74 -270L-78 -246M-56 -264L-60 -240M-38 -258L-42 -234M56 -254L60 -230M70 -258L74 -234`,
    { stroke: ACID, width: 4 },
  ) +
  path('M-22 -398L-30 -352M-8 -408L-16 -340M8 -410L4 -346M22 -400L26 -350', {
    stroke: ACID,
    width: 3,
  });

const sky = engrave({
  x: 0,
  y: 0,
  w: 720,
  h: 760,
  color: INK,
  gap: 14,
  angle: 64,
  wobble: 4,
  tone: (x, y) =>
    Math.max(
      fade(distanceToBolt(x, y), 26, 250) *
        (0.3 + 0.62 * fade(Math.hypot(x - 236, (y - 560) * 0.7), 90, 210)),
      fade(y, 320, 190) * 2.2,
    ),
});

const slopes = clip(
  'peaks',
  polygon(...peaks),
  rect(0, 500, 720, 420, BONE) +
    engrave({
      x: 0,
      y: 540,
      w: 720,
      h: 330,
      color: INK,
      gap: 13,
      angle: -58,
      wobble: 5,
      seed: 5,
      tone: (x, y) => {
        const shade = Math.sin(x / 34 + Math.sin(y / 50) * 1.4) > 0.1 ? 0.75 : 0.12;
        return shade * (0.55 + 0.45 * fade(y, 600, 800));
      },
    }),
);

/** Lightning over the Alps, and somebody who was not born. */
export const frankenstein = cover(
  'book-7',
  () =>
    rect(0, 0, 720, 1080, ACID) +
    rough(
      'cut',
      sky +
        path(polygon(...bolt), { fill: BONE }) +
        path('M420 500L356 566L368 574L318 640M446 404L520 446L512 460L560 512', {
          stroke: BONE,
          width: 5,
        }) +
        slopes +
        path(straight(peaks), { stroke: INK, width: 6 }) +
        path(polygon(...floes), { fill: INK }) +
        engrave({
          x: 0,
          y: 820,
          w: 720,
          h: 110,
          color: BONE,
          gap: 14,
          wobble: 5,
          seed: 12,
          tone: (x, y) =>
            y > 838 ? 0.5 * fade(y, 930, 850) * (Math.sin(x / 42 + y) > -0.3 ? 1 : 0) : 0,
        }) +
        group(
          'translate(250 842) scale(.94)',
          path(shape, { fill: ACID }) +
            group(
              'translate(-9 3)',
              path(shape, { fill: INK }) +
                seams +
                path(
                  'M52 -318L106 -298L124 -262L134 -200M30 -412L40 -380M96 -230L104 -150L112 -96M78 -290L92 -240',
                  {
                    stroke: ACID,
                    width: 6,
                  },
                ),
            ),
        ),
      5,
    ) +
    letters('Frankenstein', {
      face: 'gothic',
      y: 158,
      size: 130,
      weight: 700,
      fill: BONE,
      fit: 616,
    }) +
    letters('OR, THE MODERN PROMETHEUS', {
      face: 'sans',
      stretch: 110,
      y: 206,
      size: 22,
      weight: 600,
      tracking: 200,
      fill: ACID,
    }) +
    letters('MARY SHELLEY', {
      face: 'sans',
      stretch: 110,
      y: 986,
      size: 38,
      weight: 700,
      tracking: 140,
      fill: ACID,
    }) +
    mark(360, 1026, BONE, 34),
);
