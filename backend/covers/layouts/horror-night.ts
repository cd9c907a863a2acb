import { fade, jagged, woodcut } from '../drawing/engrave.ts';
import { circle, draw, each, fill, group, type Point, rect, repeat } from '../drawing/shapes.ts';
import { AREA, moonAt, print, sky, TOP } from './horror-cut.ts';

/** Trunks, and somebody among them. */
export const forest = print(({ random, ink, isNight, spark }) => {
  const figure = random.pick([300, 420, 360]);
  const fog = woodcut(random, ink, {
    area: AREA,
    tone: (x, y) =>
      (isNight ? fade(y, TOP + 190, TOP) : fade(y, TOP, TOP + 200) * 0.25) +
      fade(Math.abs(x - figure), 40, 380) * 0.55,
  });
  const trunks = repeat(8, (index) => {
    const x = 30 + index * 96 + random.between(-22, 22);
    if (Math.abs(x - figure) < 56) return '';
    const w = random.between(20, 46);
    const twig = random.pick([1, -1]);
    const y = random.between(470, 640);
    return fill(
      jagged(
        random,
        4,
        [x - w / 2, TOP - 2],
        [x + w / 2, TOP - 2],
        [x + w * 0.7, 900],
        [x - w * 0.7, 900],
      ) + jagged(random, 3, [x, y], [x + twig * 86, y - 70], [x + twig * 92, y - 68], [x, y + 22]),
      ink,
    );
  });
  const who = `M${figure - 15} 860L${figure - 20} 750Q${figure - 20} 722 ${figure} 720Q${figure + 20} 722 ${figure + 20} 750L${figure + 15} 860Z`;
  return (
    fog +
    fill(who, ink) +
    circle(figure, 700, 16, ink) +
    each([-6, 6], (off) => circle(figure + off, 699, 2.8, spark)) +
    trunks +
    fill(jagged(random, 6, [-20, 864], [360, 852], [740, 868], [740, 920], [-20, 920]), ink)
  );
});

/** Stones and crosses in the fog. */
export const graves = print((block) => {
  const { random, ink, light } = block;
  const moon = moonAt(random);
  const stone = (x: number, base: number, s: number) =>
    `M${x - s} ${base}V${base - s * 1.6}A${s} ${s} 0 0 1 ${x + s} ${base - s * 1.6}V${base}Z`;
  const cross = (x: number, base: number, s: number) =>
    `M${x - s * 0.2} ${base}v${-s * 1.7}h${-s * 0.6}v${-s * 0.4}h${s * 0.6}v${-s * 0.7}h${s * 0.4}v${s * 0.7}h${s * 0.6}v${s * 0.4}h${-s * 0.6}v${s * 1.7}Z`;
  const row = (base: number, size: number, count: number) =>
    repeat(count, (index) => {
      const x = ((index + 0.5) * 720) / count + random.between(-20, 20);
      const marker = random.chance(0.4) ? cross(x, base, size * 0.9) : stone(x, base, size * 0.62);
      return group(
        `rotate(${random.between(-9, 9)} ${x} ${base})`,
        fill(marker, ink) +
          draw(`M${x - size * 0.3} ${base - size * 0.7}h${size * 0.6}`, light, { width: 3 }),
      );
    });
  return (
    sky(block, moon) +
    row(770, 44, 6) +
    fill(
      jagged(random, 4, [-20, 772], [360, 756], [740, 776], [740, 800], [360, 790], [-20, 802]),
      ink,
    ) +
    row(880, 78, 4) +
    rect(0, 872, 720, 30, ink)
  );
});

/** A lit door at the end of the dark. */
export const door = print(({ palette, random, ink, light, isNight }) => {
  const x = random.pick([300, 360, 420]);
  const glow = isNight ? light : palette.ground;
  const shadow = woodcut(random, ink, {
    area: AREA,
    gap: 12,
    tone: (px, py) =>
      (isNight ? 0 : -0.9 * fade(py, TOP + 130, TOP)) +
      0.3 +
      0.75 * fade(Math.hypot((px - x) * 1.1, py - 640), 90, 330),
  });
  const beam: Point[] = [
    [x - 62, 800],
    [x + 62, 800],
    [x + 190, 900],
    [x - 190, 900],
  ];
  const arch = `M${x - 62} 802V560A62 62 0 0 1 ${x + 62} 560V802Z`;
  return (
    shadow +
    fill(jagged(random, 3, ...beam), glow) +
    fill(arch, palette.pop === ink ? glow : palette.pop) +
    draw(arch, ink, { width: 12 }) +
    fill(`M${x - 14} 802V742q-4 -30 8 -34a14 14 0 1 1 12 0q12 4 8 34V802Z`, ink)
  );
});
