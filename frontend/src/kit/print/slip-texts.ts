import { area } from '../../lib/wording/storefront-texts.ts';

/** Of the paper that lies in a parcel. */
export const slipTexts = area('kit/print/slip', {
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
});
