import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { markTexts } from './mark-texts.ts';

export const german: TextsOf<typeof markTexts> = {
  marks: {
    wishes: { mark: 'Auf den Merkzettel', marked: 'Auf Ihrem Merkzettel' },
    backInStock: {
      mark: 'Sagen Sie mir Bescheid, sobald es wieder da ist',
      marked: 'Wir sagen Ihnen Bescheid',
    },
  },
};
