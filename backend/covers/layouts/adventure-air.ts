import { mix } from '../drawing/colors.ts';
import { cloud, land, ridgeOf } from '../drawing/landscape.ts';
import {
  box,
  circle,
  clip,
  draw,
  each,
  fill,
  polygon,
  range,
  rect,
  repeat,
  smooth,
} from '../drawing/shapes.ts';
import { ship } from '../drawing/voyage.ts';
import type { Layout } from '../layout.ts';
import { bottomCenter, footCenter } from '../places.ts';
import { tale } from './sheets.ts';

/** A balloon above clouds, the title below it. */
export const balloon: Layout = ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const gores = random.pick([5, 7]);
  const [x, y, r] = [360, 250, 150];
  const stripes = repeat(gores, (index) => {
    const half = (r * (gores - index)) / gores;
    return `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="${r}" fill="${index % 2 ? second : pop}"/>`;
  });
  const dark = mix(main, '#000000', 0.5);
  const bank = (at: number, size: number, color: string) =>
    each(range(-60, 780, size * 1.3), (cx) =>
      cloud(cx + random.between(-20, 20), at + random.between(-12, 12), size, color),
    );
  const sky =
    rect(0, 0, 720, 620, mix(ground, main, 0.75)) +
    circle(580, 140, 54, second) +
    bank(470, 90, mix(ground, main, 0.5)) +
    `<path d="M${x - 132} ${y + 70}L${x - 30} 470H${x + 30}L${x + 132} ${y + 70}Z" fill="none" stroke="${dark}" stroke-width="4"/>` +
    stripes +
    fill(
      `M${x - 136} ${y + 62}Q${x} ${y + 132} ${x + 136} ${y + 62}L${x + 60} ${y + 152}H${x - 60}Z`,
      dark,
    ) +
    rect(x - 34, 462, 68, 48, dark) +
    bank(560, 130, mix(ground, main, 0.25)) +
    rect(0, 548, 720, 60, mix(ground, main, 0.25)) +
    bank(630, 160, ground) +
    rect(0, 618, 720, 40, ground);
  return {
    art: clip('o', box(0, 0, 720, 640), sky),
    title: bottomCenter(palette, [636, 890], { max: 124 }),
    ...footCenter(palette),
  };
};

/** A fire-mountain at sea. */
export const volcano = tale({ title: 364, dark: 0.55 }, ({ palette, random }) => {
  const { ground, main, second, pop } = palette;
  const dark = mix(main, '#000000', 0.55);
  const x = random.between(310, 410);
  const smoke = repeat(6, (index) =>
    circle(
      x + Math.sin(index * 1.1 + x) * (14 + index * 7),
      540 - index * 17,
      24 + index * 6,
      mix(ground, second, 0.35 + (index % 3) * 0.12),
    ),
  );
  const rivers = each([-30, 4, 34], (off) =>
    draw(
      smooth([
        [x + off * 0.6, 566],
        [x + off * 1.4, 630],
        [x + off * 1.2 + random.between(-16, 16), 690],
        [x + off * 3, 770],
      ]),
      pop,
      { width: 11 },
    ),
  );
  const far = ridgeOf(random, { base: 770, height: 20 });
  return (
    smoke +
    land(far, mix(ground, main, 0.45)) +
    fill(
      polygon(
        [x - 52, 560],
        [x - 20, 572],
        [x + 14, 562],
        [x + 52, 570],
        [x + 290, 830],
        [x - 290, 830],
      ),
      mix(main, dark, 0.3),
    ) +
    fill(
      polygon([x + 14, 562], [x + 52, 570], [x + 290, 830], [x + 60, 830]),
      mix(main, dark, 0.75),
    ) +
    rivers +
    land((at) => 800 + Math.sin(at / 40) * 6, second) +
    land((at) => 842 + Math.sin(at / 46 + 2) * 6, main) +
    ship(x > 360 ? 150 : 570, 850, 0.8, dark, ground) +
    land((at) => 886 + Math.sin(at / 50 + 4) * 6, dark)
  );
});
