import { mix } from '../drawing/colors.ts';
import { fade, woodcut } from '../drawing/engrave.ts';
import { land } from '../drawing/landscape.ts';
import { box, circle, clip, draw, fill, group, range, rect, repeat } from '../drawing/shapes.ts';
import { ship, sunRays, waves } from '../drawing/voyage.ts';
import { tale } from './sheets.ts';

/** A ship before a setting sun. */
export const sail = tale({ title: 376, dark: 0.3 }, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const [x, size] = [random.pick([330, 390]), random.between(1.7, 2.1)];
  const sea = mix(main, '#000000', 0.3);
  return (
    clip(
      'k',
      box(0, 386, 720, 420),
      sunRays(360, 720, random.pick([20, 24, 28]), 700, mix(ground, second, 0.35)) +
        circle(360, 720, 190, second),
    ) +
    ship(x, 792, size, mix(sea, '#000000', 0.45), pop) +
    land((at) => 780 + Math.sin(at / 38) * 7, main) +
    land((at) => 830 + Math.sin(at / 46 + 2) * 8, mix(main, sea, 0.5)) +
    land((at) => 884 + Math.sin(at / 54 + 4) * 8, sea)
  );
});

/** Waves like scales, and a small boat among them. */
export const swell = tale({ title: 380, dark: 0.42 }, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const size = random.pick([90, 120, 144]);
  const rows = range(0, 4).map((row) =>
    waves(
      640 + row * size * 0.46,
      size,
      row % 2 ? size / 2 : 0,
      mix(main, '#000000', row * 0.09),
      mix(ground, main, 0.25),
    ),
  );
  const deep = mix(main, '#000000', 0.42);
  return (
    circle(random.pick([200, 360, 520]), 500, 100, second) +
    rows.slice(0, 2).join('') +
    ship(random.between(250, 470), 690 + size * 0.1, 1.15, deep, pop) +
    rows.slice(2).join('') +
    rect(0, 896, 720, 190, deep)
  );
});

/** A whale below a boat. */
export const whale = tale({ title: 376, dark: 0.5 }, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const deep = mix(main, '#000000', 0.5);
  const side = random.pick([1, -1]);
  const body =
    'M-210 20C-190 -60 -90 -110 20 -100C120 -92 176 -40 214 -4C236 -30 262 -62 288 -70C284 -40 276 -18 262 4C282 18 296 40 296 66C262 62 236 40 214 22C150 84 60 112 -40 104C-140 96 -204 70 -210 20Z';
  const lines = woodcut(random, ground, {
    area: [0, 560, 720, 330],
    gap: 26,
    tone: (x, y) => 0.11 * fade(y, 560, 600) + 0.06 * Math.sin(x / 70 + y),
  });
  return (
    circle(random.pick([180, 540]), 500, 76, second) +
    rect(0, 548, 720, 350, main) +
    lines +
    ship(360 - side * 120, 552, 0.72, deep, pop) +
    group(
      `translate(350 724) scale(${side} 1)`,
      fill(body, ground === '#FFFFFF' ? second : mix(ground, '#FFFFFF', 0.25)) +
        draw('M-206 34C-150 60 -90 60 -50 44', deep, { width: 6 }) +
        circle(-96, 4, 9, deep) +
        repeat(6, (index) =>
          draw(`M${-190 + index * 34} ${54 + index * 5}q50 ${20 - index} 100 22`, deep, {
            width: 3,
          }),
        ) +
        fill('M-20 78Q-4 140 54 150Q52 110 26 76Z', deep),
    ) +
    rect(0, 890, 720, 190, deep)
  );
});
