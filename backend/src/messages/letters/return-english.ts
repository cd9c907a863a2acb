export type ReturnFacts = {
  /** The order's number, formatted: 'BS-10042'. */
  number: string;
  amount: string;
  refusal: string;
};

/** Mails about returns, in English. */
export const returned = {
  asked: {
    subject: (number: string): string => `Your order ${number}: your return`,
    heading: 'We have your request',
    first: ({ number }: ReturnFacts): string =>
      `You would like to give back books of your order ${number}:`,
    closing: 'Please keep the books for now. We write to you where to send them.',
  },
  agreed: {
    subject: (number: string): string => `Your order ${number}: where to send the books`,
    heading: 'Please send the books back',
    first: ({ number }: ReturnFacts): string =>
      `You can give back these books of your order ${number}. Please put the number of the order into the parcel. Where to send it:`,
    closing: 'Once we have the books, we write to you about your money.',
  },
  received: {
    subject: (number: string): string => `Your order ${number}: your books have arrived`,
    heading: 'Your books have arrived',
    first: ({ number }: ReturnFacts): string =>
      `We have received these books of your order ${number}:`,
    closing: 'We look at them, and write to you about your money.',
  },
  refused: {
    subject: (number: string): string => `Your order ${number}: about your return`,
    heading: 'We cannot take the books back',
    first: ({ number, refusal }: ReturnFacts): string =>
      `You wanted to give back books of your order ${number}. We cannot take them back: ${refusal}`,
    askUs: 'If you see it in another way, please talk to us; the number is all you need.',
  },
  refunded: {
    subject: (number: string): string => `Your order ${number}: we have your books`,
    heading: 'We have the books back',
    first: ({ number, amount }: ReturnFacts): string =>
      `We have the books that you have given back of your order ${number}. It costs ${amount} less.`,
    closing: 'You need not do anything else.',
  },
};
