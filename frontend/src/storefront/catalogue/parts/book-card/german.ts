import type { TextsOf } from '../../../../lib/wording/storefront-texts.ts';
import type { cardTexts } from './texts.ts';

export const german: TextsOf<typeof cardTexts> = {
  trending: 'Viel gelesen',
  editions: (count) => `${count} Ausgaben`,
  available: 'Lieferbar',
  left: (count) => (count === 1 ? 'Nur noch 1 Exemplar' : `Nur noch ${count} Exemplare`),
  orderable: 'Bestellbar',
  orderableIn: (days) => `Bestellbar, etwa ${days === 1 ? '1 Tag' : `${days} Tage`}`,
  // 'Vergriffen' is what no publisher has any more.
  soldOut: 'Nicht lieferbar',
};
