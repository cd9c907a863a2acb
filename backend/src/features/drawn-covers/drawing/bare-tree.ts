import type { Random } from './random.ts';
import { fill, polar, straight } from './shapes.ts';

type Tree = {
  x: number;
  y: number;
  length: number;
  width: number;
  angle?: number;
  spread?: number;
  depth?: number;
};

/** Draws a bare tree whose branches split into thinner ones. */
export function bareTree(random: Random, color: string, tree: Tree): string {
  const { spread = 30, depth = 6 } = tree;
  const grow = (
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    left: number,
  ): string => {
    const [endX, endY] = polar(x, y, length, angle);
    const thin = width * 0.62;
    const branch = straight(
      [
        polar(x, y, width / 2, angle - 90),
        polar(endX, endY, thin / 2, angle - 90),
        polar(endX, endY, thin / 2, angle + 90),
        polar(x, y, width / 2, angle + 90),
      ],
      true,
    );
    if (left === 0) return branch;
    const twigs = left > 2 && random.chance(0.4) ? 3 : 2;
    const parts = Array.from({ length: twigs }, (_, index) => {
      const side = twigs === 2 ? index * 2 - 1 : index - 1;
      return grow(
        endX,
        endY,
        angle + side * spread * random.between(0.5, 1.3),
        length * random.between(0.62, 0.86),
        Math.max(thin, 2),
        left - 1,
      );
    });
    return branch + parts.join('');
  };
  return fill(grow(tree.x, tree.y, tree.angle ?? -90, tree.length, tree.width, depth), color);
}
