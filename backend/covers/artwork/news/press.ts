import { engrave, fade } from '../../drawing/engrave.ts';
import { seeded } from '../../drawing/random.ts';
import { circle, each, group, line, path, rect, repeat } from '../../drawing/shapes.ts';
import { rough } from '../../drawing/texture.ts';
import { letters } from '../lettering.ts';
import { newsPicture } from '../picture.ts';

const PAPER = '#F1E4C6';
const INK = '#2A1B12';
const OAK = '#B9762F';
const DARK_OAK = '#7F4A1C';
const RED = '#B4301E';

/** Draws a column of type, too small to read. */
function lines(x: number, y: number, width: number, count: number, seed: number, gap = 12): string {
  const random = seeded(seed);
  return repeat(count, (index) => {
    let words = '';
    let at = x;
    while (at < x + width - 8) {
      const word = Math.min(10 + random() * 26, x + width - at);
      words += rect(at, y + index * gap, word, gap * 0.46, INK);
      at += word + 5;
    }
    return words;
  });
}

const sheet = (width: number, height: number) =>
  rect(-width / 2, 0, width, height, '#FFF9E8', `stroke="${INK}" stroke-width="4"`) +
  each([-1, 1], (side) =>
    lines(
      side * width * 0.24 - width * 0.19,
      height * 0.12,
      width * 0.38,
      Math.floor((height * 0.76) / 12),
      side + 5,
    ),
  ) +
  rect(-width * 0.43, height * 0.12, 42, 42, RED) +
  letters('I', {
    face: 'gothic',
    weight: 700,
    x: -width * 0.43 + 21,
    y: height * 0.12 + 36,
    size: 42,
    fill: '#FFF9E8',
  });

const beam = (x: number, y: number, w: number, h: number, color = OAK) =>
  rect(x, y, w, h, color, `stroke="${INK}" stroke-width="6"`) +
  (h > w
    ? each([0.3, 0.62], (part) =>
        line([x + w * part, y + 16], [x + w * part, y + h - 16], INK, { width: 2.4 }),
      )
    : each([0.34, 0.68], (part) =>
        line([x + 16, y + h * part], [x + w - 16, y + h * part], INK, { width: 2.4 }),
      ));

const machine = group(
  'translate(700 0)',
  beam(-280, 60, 66, 760, OAK) +
    beam(214, 60, 66, 760, OAK) +
    beam(-320, 40, 640, 86, DARK_OAK) +
    beam(-214, 262, 428, 62, DARK_OAK) +
    rect(-34, 126, 68, 260, '#9AA0A0', `stroke="${INK}" stroke-width="6"`) +
    repeat(9, (index) =>
      path(`M-34 ${140 + index * 15}L34 ${132 + index * 15}`, { stroke: INK, width: 3.5 }),
    ) +
    beam(-214, 262, 428, 62, DARK_OAK) +
    rect(-52, 350, 104, 56, DARK_OAK, `stroke="${INK}" stroke-width="6"`) +
    path('M30 366L396 300L402 322L34 390Z', { fill: OAK, stroke: INK, width: 5 }) +
    circle(404, 308, 22, DARK_OAK, `stroke="${INK}" stroke-width="5"`) +
    path('M-130 470L-46 406H46L130 470Z', { fill: '#9AA0A0', stroke: INK, width: 6 }) +
    beam(-176, 468, 352, 54, OAK) +
    beam(-430, 572, 860, 46, DARK_OAK) +
    rect(-190, 538, 380, 34, '#5A5F63', `stroke="${INK}" stroke-width="6"`) +
    repeat(26, (index) => rect(-178 + index * 13.8, 542, 9, 12, '#C9CDCB')) +
    path('M190 572L420 420L452 438L250 572Z', { fill: '#FFF9E8', stroke: INK, width: 5 }) +
    repeat(7, (index) =>
      line([236 + index * 27, 556 - index * 17.6], [262 + index * 26, 560 - index * 18], INK, {
        width: 3,
      }),
    ) +
    beam(-400, 618, 40, 210, OAK) +
    beam(360, 618, 40, 210, OAK) +
    beam(-330, 790, 660, 46, DARK_OAK),
);

const inkBall = (x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-11, -84, 22, 66, OAK, `stroke="${INK}" stroke-width="5"`) +
      path('M-46 10C-46 -30 46 -30 46 10C46 40 -46 40 -46 10Z', { fill: INK }),
  );

export const press = newsPicture(
  'press',
  () =>
    rect(0, 0, 1600, 900, PAPER) +
    rough(
      'cut',
      engrave({
        x: 0,
        y: 0,
        w: 1600,
        h: 836,
        color: '#C9963F',
        gap: 23,
        angle: 12,
        wobble: 4,
        tone: (x, y) => 0.1 + 0.62 * fade(Math.hypot((x - 760) * 0.72, y - 400), 240, 640),
      }) +
        rect(0, 832, 1600, 80, DARK_OAK) +
        repeat(9, (index) =>
          line([index * 200 + 40, 836], [index * 220 - 30, 900], INK, { width: 4 }),
        ) +
        machine +
        line([1090, 150], [1610, 118], INK, { width: 5 }) +
        group('translate(1250 142) rotate(-2)', sheet(210, 300)) +
        group('translate(1486 130) rotate(-4)', sheet(210, 300)) +
        each([1170, 1330, 1406, 1566], (x) =>
          rect(x - 7, 128 - (x - 1250) * 0.062, 14, 34, OAK, `stroke="${INK}" stroke-width="4"`),
        ) +
        beam(1180, 640, 380, 30, DARK_OAK) +
        beam(1210, 670, 30, 164, OAK) +
        beam(1500, 670, 30, 164, OAK) +
        inkBall(1300, 606, 24) +
        inkBall(1420, 606, -18) +
        group(
          'translate(150 560)',
          beam(-110, 60, 220, 26, DARK_OAK) +
            beam(-90, 86, 26, 190) +
            beam(64, 86, 26, 190) +
            repeat(12, (index) =>
              rect(
                -92 + (index % 2) * 6,
                50 - index * 11,
                176,
                10,
                '#FFF9E8',
                `stroke="${INK}" stroke-width="3"`,
              ),
            ),
        ),
      4,
    ),
);
