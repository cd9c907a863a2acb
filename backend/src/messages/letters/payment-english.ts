import type { PaymentMethod, PrepaidMethod } from '@book-store/contract/settings/payment/payment';
import type { OrderWords } from './order-words.ts';

export type MoneyFacts = {
  /** Formatted: 'BS-10042'. */
  number: string;
  amount: string;
  isCancelled: boolean;
};

export type MoneyWords = {
  subject: (number: string) => string;
  heading: string;
  first: (facts: MoneyFacts) => string;
  closing: string;
  askUs?: string | undefined;
};

const PAY_HOW: Record<PrepaidMethod, (amount: string) => string> = {
  transfer: (amount) => `Please transfer ${amount} to this account:`,
  stripe: (amount) =>
    `Please pay ${amount} online: open the order with the button below, and choose “Pay now”.`,
};
const payHow: Record<PrepaidMethod, string> = {
  transfer: 'please pay by transfer',
  stripe: 'please pay online',
};

const awaiting = (method: PrepaidMethod): MoneyWords => ({
  subject: (number) => `Your order ${number}: ${payHow[method]}`,
  heading: 'Thank you for your order',
  first: ({ number, amount }) =>
    `We have your order ${number}, and keep the books for you. ${PAY_HOW[method](amount)}`,
  closing: 'What happens next: once the money is there, we tell you and pack your books.',
});

/** For a gift card, which is an order without books. */
const awaitingForCard = (method: PrepaidMethod): MoneyWords => ({
  ...awaiting(method),
  first: ({ number, amount }) =>
    `We have your order ${number} of a gift card. ${PAY_HOW[method](amount)}`,
  closing:
    'What happens next: once the money is there, we tell you, and send the gift card on its day.',
});

const BY_HAND = 'You get it from us directly, not from a bank.';
const BY_TRANSFER = 'We transfer it to your account; your bank may need a few days.';
const DO_NOT_TRANSFER = 'There is nothing to pay; please transfer nothing for it.';

const comesBack: Record<PaymentMethod, string> = {
  'cash-on-delivery': BY_HAND,
  'at-pick-up': BY_HAND,
  transfer: BY_TRANSFER,
  invoice: BY_TRANSFER,
  stripe: 'It goes back to the card or account that you paid with, which may take some days.',
  'gift-card': 'It is on your gift card again.',
};

/** For an order that ends unpaid. */
const nothingToPay: Record<PaymentMethod, string> = {
  'cash-on-delivery': 'There is nothing to pay.',
  'at-pick-up': 'There is nothing to pay.',
  transfer: DO_NOT_TRANSFER,
  invoice: DO_NOT_TRANSFER,
  stripe: 'Nothing was charged.',
  'gift-card': 'There is nothing to pay.',
};

const paid = (first: (number: string) => string) => ({
  subject: (number: string) => `Your order ${number} is paid`,
  heading: () => 'Thank you for your order',
  first: ({ number }: { number: string }) => `${first(number)} These are the books:`,
});

export const payment = {
  awaiting: { transfer: awaiting('transfer'), stripe: awaiting('stripe') },
  awaitingForCard: { transfer: awaitingForCard('transfer'), stripe: awaitingForCard('stripe') },
  /** For an order that is placed by being paid. */
  paid: {
    transfer: paid((number) => `Your payment for the order ${number} has arrived.`),
    stripe: paid((number) => `You have paid for your order ${number} online.`),
    'gift-card': paid((number) => `Your gift card has paid for your order ${number}.`),
  } satisfies Partial<Record<PaymentMethod, Pick<OrderWords, 'subject' | 'heading' | 'first'>>>,
  /** Replaces the other texts for an order that is confirmed. */
  paidAndConfirmed: (number: string) =>
    `We have your payment for the order ${number}, have confirmed it, and are packing your books.`,
  processing: {
    subject: (number: string) => `Your order ${number}: your payment is on its way`,
    heading: 'Your payment is on its way',
    first: ({ number, amount }: MoneyFacts) =>
      `You have paid ${amount} for your order ${number} in a way that takes some days. We keep the order for you, and write to you once the money is there.`,
    closing: 'You need not do anything.',
  } satisfies MoneyWords,
  /** For an order that is cancelled because its payment failed. */
  failed: {
    subject: (number: string) => `Your order ${number}: the payment failed`,
    heading: 'Your payment failed',
    first: ({ number, amount }: MoneyFacts) =>
      `The payment of ${amount} for your order ${number} failed, and we have not received it. So we have cancelled the order.`,
    closing: 'If you still want it, please order again; you can choose another way to pay.',
  } satisfies MoneyWords,
  /** For an order that is cancelled because it was not paid. */
  unpaid: {
    subject: (number: string) => `Your order ${number} is cancelled`,
    heading: 'Your order is cancelled',
    first: ({ number, amount }: MoneyFacts) =>
      `We have received no payment of ${amount} for your order ${number}. So we have cancelled the order.`,
    closing:
      'If you have paid in the last days, you get the money back. If you still want it, please order again.',
  } satisfies MoneyWords,
  reminder: {
    subject: (number: string): string => `Your order ${number}: we have no payment yet`,
    heading: 'We have no payment yet',
    first: ({ number, amount }: MoneyFacts): string =>
      `We have found no payment for your order ${number} yet. Please transfer ${amount} to this account:`,
    closing: 'If you have paid in the last days, you need not do anything.',
  },
  refunded: {
    subject: (number: string): string => `Your order ${number}: money back`,
    heading: 'You get money back',
    first: ({ number, amount, isCancelled }: MoneyFacts): string =>
      `We have given ${amount} back for your order ${number}${isCancelled ? ', which has been cancelled' : ''}.`,
  },
  comesBack,
  /** For money that is handed over. */
  notThere: 'If it has not reached you, please talk to us; the number is all you need.',
  nothingToPay,
  /** For an order that ends after a payment. */
  getBack: 'You get back what you have paid.',
  cardGetsBack: (card: string) => `What your gift card ${card} has paid is on it again.`,
  /** For an order that ends while a payment is pending. */
  getBackLater: 'If your payment still arrives, you get it back.',
  /** For an order that will be cancelled if not paid. */
  until: (day: string): string => `Please pay by ${day}. After that, we cancel the order.`,
  /** For an order that is delivered before it is paid. */
  invoice: ({ amount }: MoneyFacts): string =>
    `Please transfer ${amount} to this account once you have the books:`,
  account: {
    name: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    upi: 'UPI id',
    reference: 'Reference',
  },
  /** Labels of the fee, and of a total that is not paid in cash. */
  fee: 'Payment',
  total: 'Total',
  giftCard: (card: string) => `Paid with gift card ${card}`,
  rest: 'Left to pay',
  restInCash: 'Left to pay, in cash',
  restAtTheDoor: 'Left to pay, in cash at the door',
  /** For a refund to a gift card. */
  toGiftCard: (card: string) => `It is on your gift card ${card} again.`,
};
