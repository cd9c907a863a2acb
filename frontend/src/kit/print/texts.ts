import { area } from '../../lib/wording/storefront-texts.ts';

/** Of what is printed. */
export const paperTexts = area('kit/print', {
  receipt: 'Receipt',
  printReceipt: 'Print receipt',
  papers: 'Invoices and credit notes',
  invoice: (number: string): string => `Invoice ${number}`,
  /** `whole` is true for one that cancels the whole invoice. */
  'credit-note': (number: string, _whole: boolean): string => `Credit note ${number}`,
  /** On buttons whose names say of what. */
  print: 'Print',
  pdf: 'PDF',
  mail: 'Mail',
  printInvoice: (number: string): string => `Print invoice ${number}`,
  printCreditNote: (number: string, _whole: boolean): string => `Print credit note ${number}`,
  savePaper: (number: string): string => `Save ${number} as PDF`,
  sendPaper: (number: string): string => `Send ${number} by mail`,
  paperSent: (email: string): string =>
    `It is on its way to ${email}. Asked for again on the same day, it is not sent twice.`,
  /** For the owner, in a shop without a mail server. */
  paperKept: 'The shop has no mail server yet: the mail is not sent, but kept under Mails.',
  /** Where a file cannot have all letters. */
  noFile: (letters: string): string =>
    `A PDF cannot be made of this paper, because its letters have no font here: ${letters}. Please print it instead: your browser has all letters, and can print into a PDF.`,
  createInvoice: 'Create invoice',
  createSure: 'Create the invoice now?',
  createMeans: (buyer: string, total: string): string =>
    `It is for ${buyer}, about the order of ${total}, and gets the next number. Nothing of it can be changed afterwards.`,
  notNow: 'Not now',
  orderedOn: 'Ordered on',
  /** Empty where orders have numbers alone. */
  orderId: (id: string): string => `Order ID ${id}`,
  taxNumber: (number: string): string => `Tax number ${number}`,
  paid: 'Paid in cash',
  payOnDelivery: 'To pay in cash on delivery',
  payInShop: 'To pay in cash in the shop',
  packed: 'Packed',
  book: 'Book',
  ofOrder: (number: string): string => `· order ${number}`,
  price: 'Price',
  each: (price: string): string => `each ${price}`,
  giftCard: {
    title: 'Gift card',
    for: 'For',
    from: 'From',
    code: 'Code',
    use: (address: string): string =>
      `Enter the code at the checkout of ${address}. What an order does not use up stays on the card. Whoever has the code can pay with it.`,
    until: (day: string): string => `The card holds until ${day}.`,
  },
  /** Of the paper that lies in a parcel. */
  slip: {
    slip: 'Packing slip',
    slips: 'Packing slips',
    order: (number: string): string => `Order ${number}`,
    toCollect: 'Cash to collect',
    collected: 'Cash collected',
    nothingToCollect: 'No cash to collect',
    total: (books: string): string => `${books}, total`,
    placed: (id: string): string => `Order ID ${id}, placed on `,
    onDelivery: 'Payment in cash on delivery.',
    inShop: 'Payment in cash in the shop.',
    withoutCash: (paid: boolean): string => (paid ? 'Paid in advance.' : 'Payment on invoice.'),
  },
});
