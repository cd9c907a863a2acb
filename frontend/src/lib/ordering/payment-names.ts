import type {
  PaymentEventKind,
  PaymentMethod,
  PaymentState,
} from '@book-store/contract/settings/payment/payment';

export const paymentMethodNames: Record<PaymentMethod, string> = {
  'cash-on-delivery': 'Cash on delivery',
  'at-pick-up': 'Cash at the pick-up',
  transfer: 'Transfer in advance',
  invoice: 'Invoice',
  stripe: 'Card or wallet, by Stripe',
  'gift-card': 'Gift card',
};

export const paymentStateNames: Record<PaymentState, string> = {
  open: 'Not paid yet',
  pending: 'Being paid',
  paid: 'Paid',
  'partly-refunded': 'Given back in part',
  refunded: 'Given back',
  expired: 'Not paid',
  failed: 'Failed',
  disputed: 'Disputed',
};

export const paymentEventNames: Record<PaymentEventKind, string> = {
  started: 'Went to Stripe',
  processing: 'Paid; the money takes days',
  paid: 'Paid',
  unpaid: 'Not paid after all',
  reminded: 'Reminded',
  expired: 'Ended unpaid',
  failed: 'Failed',
  reopened: 'To be paid again',
  'due-changed': 'Costs another sum',
  'refund-asked': 'Refund asked for',
  'refund-failed': 'Refund failed',
  refunded: 'Given back',
  'refund-returned': 'Refund came back',
  disputed: 'Disputed by the customer’s bank',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  'gift-card-used': 'Paid with the gift card',
  'gift-card-returned': 'Given back to the gift card',
};
