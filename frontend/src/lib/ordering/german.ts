import { GERMAN_STATUSES } from '@book-store/contract/orders/order/german-statuses';
import { GERMAN_NAMES } from '@book-store/contract/orders/order/way-names';
import type { TextsOf } from '../wording/storefront-texts.ts';
import type { orderingTexts } from './texts.ts';

export const german: TextsOf<typeof orderingTexts> = {
  ways: GERMAN_NAMES.ways,
  statuses: { ...GERMAN_STATUSES, unconfirmed: 'Noch zu bestätigen' },
  readyToPickUp: 'Liegt zur Abholung bereit',
  pickedUp: 'Abgeholt',
  giftCardFor: (name) => (name ? `Gutschein für ${name}` : 'Gutschein'),
  giftCardGoes: (email, day) => `Per E-Mail an ${email}, am ${day}`,
  discount: (code) => `Rabattcode ${code}`,
  freeWithCode: 'versandkostenfrei',
  tax: (percent, included) => `${included ? 'inkl.' : 'zzgl.'} ${percent} MwSt.`,
  payment: {
    methods: GERMAN_NAMES.methods,
    paid: 'Bezahlt',
    refunded: 'Erstattet',
    toPay: 'Zu zahlen',
    total: 'Summe',
    giftCard: (card) => `Bezahlt mit Gutschein ${card}`,
  },
};
