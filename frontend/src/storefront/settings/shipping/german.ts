import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { shippingTexts } from './texts.ts';

export const german: TextsOf<typeof shippingTexts> = {
  delivery: 'Versand',
  confirm:
    'Wir bestätigen jede Bestellung, packen sie am nächsten Werktag und geben sie dem Zusteller. Ihr Kundenkonto zeigt jeden Schritt.',
  costs: 'Versandkosten und Steuern',
  taxes: (costs, total) => `Unsere Preise enthalten die Mehrwertsteuer. ${costs} ${total}`,
  atDoor: 'Der Gesamtbetrag an der Kasse ist, was Sie an der Tür bezahlen.',
  total: 'Der Gesamtbetrag an der Kasse ist alles, was Sie bezahlen.',
  isFree: (way) => `${way}: kostenlos.`,
  heavier: (price, weight) => `, über ${weight} ${price}`,
  cost: (way, first, steps, free) => {
    const others = steps.map(({ price, from }) => `, ab einem Bestellwert von ${from} ${price}`);
    const nothing = free === undefined ? '' : `, ab einem Bestellwert von ${free} kostenlos`;
    return `${way}: ${first}${others.join('')}${nothing}.`;
  },
  door: 'An der Tür',
  cash: 'Bitte halten Sie das Geld bereit, möglichst passend.',
  nobodyHome: 'Ist niemand zu Hause, versuchen wir es am nächsten Werktag noch einmal.',
};
