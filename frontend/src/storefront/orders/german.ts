import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { ordersTexts } from './texts.ts';

export const german: TextsOf<typeof ordersTexts> = {
  addToCart: {
    full: (most) => `Ihr Warenkorb ist voll: Eine Bestellung fasst ${most} Bücher.`,
    noMore: 'Von diesem Buch sind zurzeit nicht mehr Exemplare bestellbar.',
    view: 'Zum Warenkorb',
    inCart: 'Im Warenkorb',
    copies: (count) => `${count} im Warenkorb`,
  },
};
