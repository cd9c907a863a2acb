import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { quantityTexts } from './quantity-texts.ts';

export const german: TextsOf<typeof quantityTexts> = {
  copiesOf: (title) => `Exemplare von ${title}`,
  oneLess: (title) => `Ein Exemplar von ${title} weniger`,
  oneMore: (title) => `Ein Exemplar von ${title} mehr`,
  numberOf: (title) => `Anzahl der Exemplare von ${title}`,
  copies: (count) => (count === 1 ? '1 Exemplar' : `${count} Exemplare`),
};
