import { line, polar } from './path.ts';
import { seeded } from './random.ts';

export type Tree = {
  x: number;
  y: number;
  length: number;
  width: number;
  color: string;
  seed: number;
  /** In degrees; -90 grows straight up. */
  angle?: number;
  /** The angle between twigs and their branch, in degrees. */
  spread?: number;
  /** The angle by which the wind turns every twig, in degrees. */
  lean?: number;
  depth?: number;
};

/** Draws a bare tree whose branches split into thinner ones. */
export function bareTree(tree: Tree): string {
  const { spread = 30, lean = 0, depth = 7 } = tree;
  const random = seeded(tree.seed);
  const grow = (
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    left: number,
  ): string => {
    const [endX, endY] = polar(x, y, length, angle);
    const branch = line(x, y, endX, endY, tree.color, Math.max(width, 1.2));
    if (left === 0) return branch;
    const twigs = left > 2 && random() > 0.55 ? 3 : 2;
    const parts = Array.from({ length: twigs }, (_, index) => {
      const side = twigs === 2 ? index * 2 - 1 : index - 1;
      const turn = side * spread * (0.5 + random() * 0.8) + lean;
      const shorter = length * (0.62 + random() * 0.24);
      return grow(endX, endY, angle + turn, shorter, width * 0.64, left - 1);
    });
    return branch + parts.join('');
  };
  return grow(tree.x, tree.y, tree.angle ?? -90, tree.length, tree.width, depth);
}
