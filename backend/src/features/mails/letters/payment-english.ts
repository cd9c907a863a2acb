/** What words about money depend on. */
export type MoneyFacts = {
  /** As people read it: 'BS-10042'. */
  number: string;
  amount: string;
  isCancelled: boolean;
};

/** What mails say of payments, in English. */
export const payment = {
  awaiting: {
    subject: (number: string): string => `Your order ${number}: please pay by transfer`,
    heading: 'Thank you for your order',
    first: ({ number, amount }: MoneyFacts): string =>
      `We have your order ${number}, and keep the books for you. Please transfer ${amount} to this account:`,
    closing: 'What happens next: once the money is there, we tell you and pack your books.',
  },
  /** Of a gift card, which is an order without books. */
  awaitingForCard: {
    subject: (number: string): string => `Your order ${number}: please pay by transfer`,
    heading: 'Thank you for your order',
    first: ({ number, amount }: MoneyFacts): string =>
      `We have your order ${number} of a gift card. Please transfer ${amount} to this account:`,
    closing:
      'What happens next: once the money is there, we tell you, and send the gift card on its day.',
  },
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
    closing: 'It comes the way you paid; your bank may need a few days.',
  },
  /** Of an order that is cancelled if nothing comes. */
  until: (day: string): string => `Please pay by ${day}. After that, we cancel the order.`,
  /** Of an order that is delivered before it is paid. */
  invoice: ({ amount }: MoneyFacts): string =>
    `Please transfer ${amount} to this account once you have the books:`,
  account: {
    name: 'Recipient',
    iban: 'IBAN',
    bic: 'BIC',
    upi: 'UPI id',
    reference: 'Reference',
  },
  /** What stands beside the fee of a way to pay, and beside a total that is not paid in cash. */
  fee: 'Payment',
  total: 'Total',
  giftCard: (card: string) => `Paid with gift card ${card}`,
  rest: 'Left to pay',
  restInCash: 'Left to pay, in cash',
  restAtTheDoor: 'Left to pay, in cash at the door',
  /** Of money that goes back to a gift card. */
  toGiftCard: (card: string) => `It is on your gift card ${card} again.`,
};
