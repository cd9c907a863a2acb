import { mix } from '../drawing/colors.ts';
import { birds, cloud, glitter, land, ridgeOf } from '../drawing/landscape.ts';
import { box, circle, clip, each, fill, mirrored, range, rect, repeat } from '../drawing/shapes.ts';
import type { Layout } from '../layout.ts';
import { bottomCenter, footCenter } from '../places.ts';
import { landscape } from './sheets.ts';

/** A sail on a still sea. */
export const sea = landscape(400, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const [sun, boat] = random.pick([
    [470, 250],
    [250, 470],
    [360, 200],
  ]);
  const water = (y: number, color: string) => land((x) => y + Math.sin(x / 60 + y) * 3, color);
  const far = ridgeOf(random, { base: 610, height: 20, span: 240 });
  return (
    circle(sun, 590, 112, pop) +
    land(far, mix(ground, main, 0.6)) +
    water(634, main) +
    glitter(random, sun, 652, 850, mix(pop, ground, 0.25)) +
    water(790, mix(main, second, 0.4)) +
    fill(`M${boat - 70} 772h140q-14 40 -48 42h-50q-30 -4 -42 -42Z`, second) +
    fill(
      `M${boat - 4} 762V560C${boat - 60} 620 ${boat - 76} 700 ${boat - 70} 762Z`,
      mix(ground, '#FFFFFF', 0.35),
    ) +
    fill(
      `M${boat + 6} 762V590C${boat + 52} 650 ${boat + 62} 710 ${boat + 58} 762Z`,
      mix(ground, main, 0.25),
    ) +
    land((x) => 806 + Math.sin(x / 70) * 5, mix(main, second, 0.55)) +
    water(900, second)
  );
});

/** A lighthouse on its rock. */
export const lighthouse = landscape(384, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const isMirrored = random.chance(0.5);
  const bands = repeat(4, (index) => rect(430, 560 + index * 76, 140, 38, pop));
  const tower =
    fill('M464 540H536L560 850H440Z', mix(ground, '#FFFFFF', 0.4)) +
    clip('l', 'M464 540H536L560 850H440Z', bands) +
    rect(452, 526, 96, 14, second) +
    rect(472, 482, 56, 44, pop) +
    fill('M462 484L500 446L538 484Z', second) +
    fill(
      'M430 850Q470 790 560 830Q640 850 730 900V1090H330Q380 900 430 850Z',
      mix(main, second, 0.85),
    );
  const beams =
    fill('M490 504L-40 420V560Z', mix(ground, pop, 0.5), 0.55) +
    fill('M510 504L760 460V552Z', mix(ground, pop, 0.5), 0.55);
  const waves = range(0, 3).map((index) =>
    land(
      (x) => 770 + index * 44 + Math.sin(x / 44 + index * 2) * 7,
      mix(main, second, index * 0.24),
    ),
  );
  return (
    mirrored(isMirrored, beams + waves.slice(0, 2).join('') + tower + waves.slice(2).join('')) +
    land((x) => 905 + Math.sin(x / 50) * 6, second)
  );
});

/** Above the clouds, with the title below them. */
export const clouds: Layout = ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const bank = (y: number, size: number, color: string) =>
    each(range(-60, 780, size * 1.3), (x) =>
      cloud(
        x + random.between(-20, 20),
        y + random.between(-10, 10),
        size * random.between(0.85, 1.3),
        color,
      ),
    ) + rect(0, y - 12, 720, 300, color);
  const sky =
    rect(0, 0, 720, 600, mix(ground, main, 0.5)) +
    circle(random.between(230, 490), 260, 120, pop) +
    bank(360, 110, mix(ground, main, 0.3)) +
    bank(460, 140, mix(ground, main, 0.12)) +
    bank(560, 170, ground) +
    birds(random, 400, 150, 4, second);
  return {
    art: clip('c', box(0, 0, 720, 620), sky),
    title: bottomCenter(palette, [600, 880], { max: 118 }),
    ...footCenter(palette),
  };
};
