import { REFINED_HEADS } from '@book-store/contract/pages/heads/refined-heads';
import { formTexts } from '../kit/forms/texts.ts';
import { paperTexts } from '../kit/print/texts.ts';
import { refined } from '../lib/wording/refined-texts.ts';
import type { Wording } from '../lib/wording/storefront-texts.ts';

export const inRefinedEnglish: Wording = {
  language: 'en',
  tables: {
    heads: REFINED_HEADS,
    storefront: refined,
    [formTexts.name]: {
      ...formTexts.english,
      address: {
        ...formTexts.english.address,
        zipcode: ['ZIP or postal code', 'Please enter the ZIP or postal code.'],
      },
    },
    // The number of an order is enough.
    [paperTexts.name]: {
      ...paperTexts.english,
      orderId: () => '',
      slip: { ...paperTexts.english.slip, placed: () => 'Placed on ' },
    },
  },
};
