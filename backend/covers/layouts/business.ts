import { bars, coins, curve, steps } from './business-figures.ts';
import { dots, quarters, scales, sets, squares, stripes, target } from './business-grids.ts';
import { arrows, sunrise, tree } from './business-signs.ts';

/** Bold geometry and grids. */
export const BUSINESS_LAYOUTS = [
  sunrise,
  quarters,
  bars,
  dots,
  steps,
  target,
  coins,
  sets,
  tree,
  stripes,
  arrows,
  squares,
  curve,
  scales,
] as const;
