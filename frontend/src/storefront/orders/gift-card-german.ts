import { counted } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { giftCardTexts } from './gift-card-texts.ts';

export const german: TextsOf<typeof giftCardTexts> = {
  card: 'Geschenkgutschein',
  howTo: 'So lösen Sie einen Gutschein ein',
  steps: [
    'Der Gutschein kommt per E-Mail, mit seinem Code und einer Seite zum Ausdrucken.',
    'Bücher aussuchen, an der Kasse auf „Gutschein einlösen“ drücken und den Code eingeben.',
    'Was übrig bleibt, steht für die nächste Bestellung auf dem Gutschein.',
  ],
  validFor: (months) =>
    `Ein heute gekaufter Gutschein gilt ${
      months % 12 === 0 ? counted(months / 12, 'Jahr', 'Jahre') : counted(months, 'Monat', 'Monate')
    }.`,
  validForEver: 'Unsere Gutscheine verfallen nicht.',
  whatIsLeft: 'Was ist noch auf einem Gutschein?',
  code: 'Code Ihres Gutscheins',
  codeHint: '16 Buchstaben und Ziffern, mit oder ohne Bindestriche.',
  incomplete: 'Ein Code hat 16 Buchstaben und Ziffern; I, O, 0 und 1 kommen nicht vor.',
  check: 'Prüfen',
  checking: 'Wird geprüft …',
  left: (card, amount, until) =>
    `Auf dem Gutschein ${card} sind noch ${amount}${until ? `, gültig bis ${until}` : ''}.`,
};
