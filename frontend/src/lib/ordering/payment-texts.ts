import type { PaymentMethod } from '@book-store/contract/settings/payment/payment';
import { area, type TextsOf } from '../wording/storefront-texts.ts';

const methods: Readonly<Record<PaymentMethod, string>> = {
  'cash-on-delivery': 'Cash on delivery',
  'at-pick-up': 'Cash in our shop',
  transfer: 'Transfer in advance',
  invoice: 'Invoice',
  stripe: 'Card or wallet',
  'gift-card': 'Gift card',
};

/** What ways to pay are called, and what an order's total is in each of them. */
export const paymentTexts = area('lib/ordering/payment', {
  methods,
  paid: 'Paid',
  refunded: 'Given back',
  toPay: 'To pay',
  total: 'Total',
  giftCard: (card: string): string => `Paid with gift card ${card}`,
});
export type PaymentTexts = TextsOf<typeof paymentTexts>;
