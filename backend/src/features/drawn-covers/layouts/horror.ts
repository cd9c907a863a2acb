import { bats, house, tree } from './horror-moon.ts';
import { door, forest, graves } from './horror-night.ts';
import { candle, keyhole, skull, web } from './horror-things.ts';
import { eye, hand, whirl } from './horror-visions.ts';

/** Woodcuts in two colours. */
export const HORROR_LAYOUTS = [
  tree,
  eye,
  house,
  whirl,
  bats,
  candle,
  forest,
  web,
  graves,
  hand,
  door,
  skull,
  keyhole,
] as const;
