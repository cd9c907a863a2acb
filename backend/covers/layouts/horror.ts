import { GENERAL_LAYOUTS } from './general.ts';
import { bats, house, tree } from './horror-moon.ts';
import { door, forest, graves } from './horror-night.ts';
import { candle, keyhole, skull, web } from './horror-things.ts';
import { eye, hand, whirl } from './horror-visions.ts';

/** Woodcuts in two colours. */
const CUTS = [tree, eye, house, whirl, bats, candle, forest, web, door, keyhole] as const;

/** With ornaments between them, because nothing but the genre is known of such a book. */
export const HORROR_LAYOUTS = [...CUTS, ...GENERAL_LAYOUTS] as const;

/** With those that only suit a title that says horror itself. */
export const GRIM_LAYOUTS = [...CUTS, graves, hand, skull] as const;
