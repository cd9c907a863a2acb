import { refined } from '../lib/refined-texts.ts';
import type { Wording } from '../lib/storefront-texts.ts';

/** How a refined shop speaks. */
export const inRefinedEnglish: Wording = { language: 'en', tables: { storefront: refined } };
