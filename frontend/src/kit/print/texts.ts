import { area } from '../../lib/wording/storefront-texts.ts';

/** Of what is printed. */
export const paperTexts = area('kit/print', {
  receipt: 'Receipt',
  invoice: 'Invoice',
  printReceipt: 'Print receipt',
  printInvoice: 'Print invoice',
  orderedOn: 'Ordered on',
  deliveredOn: 'Delivered on',
  invoiceDate: 'Invoice date',
  order: 'Order',
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
  taxRate: 'Tax rate',
  net: 'Net',
  tax: 'Tax',
  gross: 'Gross',
  noTax: 'No tax',
  creditNote: 'Credit note',
  printCreditNote: 'Print credit note',
  date: 'Date',
  total: 'Total',
  cancels: (number: string, day: string): string =>
    `This cancels invoice ${number} of ${day} about:`,
  lowers: (number: string, day: string): string =>
    `This lowers invoice ${number} of ${day}, for books that have come back:`,
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
