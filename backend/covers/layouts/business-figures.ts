import { mix } from '../drawing/colors.ts';
import {
  circle,
  draw,
  each,
  fill,
  line,
  range,
  rect,
  repeat,
  straight,
} from '../drawing/shapes.ts';
import { poster } from './sheets.ts';

/** Bars that rise from left to right. */
export const bars = poster(360, ({ palette, random }) => {
  const { main, second, pop, ink } = palette;
  const count = random.pick([5, 6, 7]);
  const step = 608 / count;
  const last = random.whole(count - 2, count - 1);
  const drawn = repeat(count, (index) => {
    const height = 90 + (390 * (index + 1) ** 1.35) / count ** 1.35 - random.between(0, 40);
    const [x, y] = [56 + index * step, 890 - height];
    const color = index === last ? pop : index % 2 ? second : main;
    return (
      rect(x, y, step - 14, height, color) +
      circle(x + (step - 14) / 2, y - 26, 13, index === last ? ink : color)
    );
  });
  return drawn + rect(56, 898, 608, 8, ink);
});

/** A flight of steps with a ball on its top. */
export const steps = poster(330, ({ palette, random }) => {
  const { main, second, pop, ground } = palette;
  const count = random.pick([5, 6, 8]);
  const [w, h] = [720 / count, 420 / count];
  const up = random.chance(0.75);
  const blocks = repeat(count, (index) => {
    const x = up ? index * w : 720 - (index + 1) * w;
    const top = 890 - (index + 1) * h;
    return rect(x, top, w + 1, 1080 - top, mix(main, ground, 0.55 - (index / count) * 0.55));
  });
  const x = up ? 720 - w / 2 : w / 2;
  const radius = Math.min(w / 2.2, 64);
  return (
    blocks +
    rect(0, 905, 720, 175, palette.ground) +
    rect(0, 890, 720, 15, second) +
    circle(x, 470 - radius, radius, pop)
  );
});

/** Stacks of coins. */
export const coins = poster(350, ({ palette, random }) => {
  const { ground, main, second, ink } = palette;
  const columns = random.pick([3, 4]);
  const width = 608 / columns;
  const [rx, ry] = [width * 0.4, width * 0.13];
  const ellipse = (x: number, y: number, color: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" stroke="${ground}" stroke-width="5"/>`;
  const stacks = repeat(columns, (column) => {
    const count = 3 + column * 3 + random.whole(0, 2);
    const x = 56 + width * (column + 0.5);
    const thick = 390 / (columns * 3 + 2);
    return (
      repeat(count, (coin) => {
        const y = 860 - coin * thick;
        return (
          rect(x - rx, y - thick, rx * 2, thick, ground) +
          fill(
            `M${x - rx} ${y - thick}V${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y - thick}Z`,
            coin % 2 ? main : mix(main, ink, 0.18),
          ) +
          ellipse(x, y - thick, column % 2 ? second : main)
        );
      }) + draw(`M${x - rx * 0.5} ${860 - count * thick}h${rx}`, ground, { width: 7 })
    );
  });
  return stacks;
});

/** A line that climbs over a ruled ground. */
export const curve = poster(370, ({ palette, random }) => {
  const { ground, main, pop, ink } = palette;
  const rules = each(range(420, 880, 46), (y) =>
    line([56, y], [664, y], mix(ground, ink, 0.22), { width: 2 }),
  );
  let y = 850;
  const points = range(0, 7).map((index) => {
    y -= random.between(index === 3 ? -60 : 10, 105 - (index === 3 ? 60 : 0));
    return [56 + index * 80, Math.max(y, 440)] as const;
  });
  const [endX, endY] = points.at(-1) ?? [616, 440];
  return (
    rules +
    fill(`${straight(points)}V880H56Z`, main, 0.9) +
    draw(straight(points), ink, { width: 12 }) +
    circle(endX, endY, 34, ground) +
    circle(endX, endY, 24, pop)
  );
});
