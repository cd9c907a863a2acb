import type { PaymentMethod } from './payment.ts';

/** Ways to pay as owners read them, on screens and in files. */
export const GERMAN_METHODS: Readonly<Record<PaymentMethod, string>> = {
  'cash-on-delivery': 'Nachnahme, in bar',
  'at-pick-up': 'Bar bei Abholung',
  transfer: 'Vorkasse',
  invoice: 'Rechnung',
  stripe: 'Karte oder Wallet, über Stripe',
  'gift-card': 'Gutschein',
};
