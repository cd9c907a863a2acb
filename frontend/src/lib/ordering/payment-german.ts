import type { PaymentTexts } from './payment-texts.ts';

export const german: PaymentTexts = {
  methods: {
    'cash-on-delivery': 'Nachnahme, in bar',
    'at-pick-up': 'Bar in der Buchhandlung',
    transfer: 'Überweisung im Voraus',
    invoice: 'Rechnung',
    stripe: 'Karte oder Wallet',
    'gift-card': 'Gutschein',
  },
  paid: 'Bezahlt',
  refunded: 'Erstattet',
  toPay: 'Zu zahlen',
  total: 'Summe',
  giftCard: (card) => `Bezahlt mit Gutschein ${card}`,
};
