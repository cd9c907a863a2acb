import { formTexts } from '../kit/forms/texts.ts';
import { refined } from '../lib/refined-texts.ts';
import type { Wording } from '../lib/storefront-texts.ts';

/** How a refined shop speaks. */
export const inRefinedEnglish: Wording = {
  language: 'en',
  tables: {
    storefront: refined,
    [formTexts.name]: {
      ...formTexts.english,
      address: {
        ...formTexts.english.address,
        zipcode: ['ZIP or postal code', 'Please enter the ZIP or postal code.'],
      },
    },
  },
};
