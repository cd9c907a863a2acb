import { mix } from '../drawing/colors.ts';
import { land, peak } from '../drawing/landscape.ts';
import {
  box,
  circle,
  clip,
  draw,
  each,
  fill,
  group,
  mirrored,
  polygon,
  range,
  repeat,
  ring,
} from '../drawing/shapes.ts';
import { sunRays } from '../drawing/voyage.ts';
import { tale } from './sheets.ts';

/** A peak in the sun, a flag on it. */
export const summit = tale({ title: 376, dark: 0.55 }, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const dark = mix(main, '#000000', 0.55);
  const x = random.between(320, 400);
  const snow = polygon(
    [x, 470],
    [x + 62, 566],
    [x + 30, 556],
    [x + 8, 592],
    [x - 22, 560],
    [x - 60, 572],
  );
  return (
    clip(
      'z',
      box(0, 386, 720, 520),
      sunRays(x, 560, random.pick([20, 24, 32]), 800, mix(ground, second, 0.3)) +
        circle(x, 560, 176, second) +
        peak(120, 610, 920, 260, mix(main, ground, 0.35), mix(main, ground, 0.1)) +
        peak(610, 590, 920, 280, mix(main, ground, 0.35), mix(main, ground, 0.1)) +
        peak(x, 470, 920, 330, main, mix(main, dark, 0.6)) +
        fill(snow, mix(ground, '#FFFFFF', 0.6)),
    ) +
    draw(`M${x} 474V412`, dark, { width: 6 }) +
    fill(`M${x} 412l54 16l-54 18Z`, pop) +
    land((at) => 880 + Math.sin(at / 60) * 10, dark)
  );
});

/** Pyramids under a high sun. */
export const desert = tale({ title: 376, dark: 0.55 }, ({ palette, random }) => {
  const { main, second, pop } = palette;
  const dark = mix(main, '#000000', 0.55);
  const pyramid = (x: number, top: number, half: number) =>
    fill(polygon([x, top], [x + half, 800], [x - half, 800]), second) +
    fill(polygon([x, top], [x + half, 800], [x + half * 0.2, 800]), mix(second, dark, 0.55));
  const flip = random.pick([1, -1]);
  const caravan = repeat(4, (index) =>
    group(
      `translate(${210 + index * 92} 846) scale(.62)`,
      fill(
        'M-40 0L-34 -44C-30 -66 -16 -70 -8 -58C0 -46 8 -46 14 -58C22 -72 38 -60 38 -44L52 -74C54 -84 70 -82 70 -74L60 -70L46 -22L44 0H36L32 -24H-22L-30 0Z',
        dark,
      ),
    ),
  );
  return (
    group(
      `translate(${flip === 1 ? 0 : 720} 0) scale(${flip} 1)`,
      circle(210, 520, 92, pop) +
        ring(210, 520, 116, pop, { width: 5 }) +
        ring(210, 520, 138, pop, { width: 3, dash: '4 12' }) +
        pyramid(560, 560, 190) +
        pyramid(350, 500, 220) +
        pyramid(150, 640, 130),
    ) +
    land((x) => 790 + Math.sin(x / 100) * 12, mix(second, main, 0.5)) +
    land((x) => 838 + Math.cos(x / 120) * 10, main) +
    caravan +
    land((x) => 888 + Math.sin(x / 90 + 1) * 8, dark)
  );
});

/** Leaves of a jungle that open on a sun. */
export const jungle = tale({ title: 376, dark: 0.55 }, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const dark = mix(main, '#000000', 0.55);
  const leaf = (x: number, y: number, size: number, turn: number, color: string, vein: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      fill(
        `M0 0C${size * 0.42} ${-size * 0.24} ${size * 0.4} ${-size * 0.74} 0 ${-size}C${-size * 0.4} ${-size * 0.74} ${-size * 0.42} ${-size * 0.24} 0 0Z`,
        color,
      ) +
        draw(
          `M0 0V${-size * 0.9}${each(
            range(1, 5),
            (at) =>
              `M0 ${-size * at * 0.15}L${size * 0.2} ${-size * (at * 0.15 + 0.13)}M0 ${-size * at * 0.15}L${-size * 0.2} ${-size * (at * 0.15 + 0.13)}`,
          )}`,
          vein,
          { width: 3 },
        ),
    );
  const side = (mirror: boolean) => {
    const leaves = repeat(7, (index) =>
      leaf(
        -30 + random.between(-20, 20),
        900 - index * 66,
        random.between(230, 320),
        62 - index * 7 + random.between(-10, 10),
        [dark, main, mix(main, second, 0.25)][index % 3] ?? main,
        mix(main, ground, 0.25),
      ),
    );
    return mirrored(mirror, leaves);
  };
  return (
    circle(360, 640, 176, second) +
    ring(360, 640, 204, pop, { width: 5 }) +
    clip('j', box(0, 400, 720, 510), side(false) + side(true)) +
    land((x) => 884 + Math.sin(x / 50) * 8, dark)
  );
});
