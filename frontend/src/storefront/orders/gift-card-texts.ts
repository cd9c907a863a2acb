import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

/** Of what stands beside the form that buys a gift card. */
export const giftCardTexts = area('orders/gift-cards', {
  card: 'Gift card',
  howTo: 'How to use a gift card',
  steps: [
    'The card comes by mail, with its code and a page to print.',
    'Choose books, press “Use a gift card” at the checkout and enter the code.',
    'What you do not spend stays on the card for the next order.',
  ] as readonly string[],
  validFor: (months: number): string =>
    `A card that is bought today is valid for ${
      months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month')
    }.`,
  validForEver: 'Our gift cards do not expire.',
  whatIsLeft: 'What is left on a card?',
  code: 'Code of your gift card',
  codeHint: '16 letters and digits, with or without dashes.',
  incomplete: 'A code has 16 letters and digits; I, O, 0 and 1 are none of them.',
  check: 'Check',
  checking: 'Checking…',
  left: (card: string, amount: string, until?: string): string =>
    `${amount} is left on the card ${card}${until ? `, valid until ${until}` : ''}.`,
});
