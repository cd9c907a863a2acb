import type { Paper } from '@book-store/contract/orders/papers/papers.schemas';

let papers = 0;

/** Creates an invoice as it was issued; give only what matters. */
export const aPaper = (given: Partial<Paper> = {}): Paper => ({
  _id: `6${String(++papers).padStart(23, '0')}`,
  kind: 'invoice',
  number: '7',
  at: '2026-11-20T10:00:00.000Z',
  day: '2026-11-20',
  language: 'en',
  locale: 'en-US',
  currency: 'USD',
  orderNumber: 'BS-10042',
  orderedOn: '2026-11-17',
  seller: { name: 'Corner Books Ltd', address: 'Ring 1', taxNumber: 'DE123456789' },
  buyer: { name: 'Ada Reader', lines: ['Inkwell Lane 7', 'Springfield'] },
  items: [{ kind: 'book', text: 'The Time Machine', quantity: 1, price: 10, amount: 10 }],
  taxes: { included: true, sums: [{ rate: 7000, net: 9.35, tax: 0.65, gross: 10 }] },
  totalPrice: 10,
  notes: [],
  payment: { method: 'cash-on-delivery', paid: 0, open: 10 },
  ...given,
});

/** As its order names a paper. */
export const paperRef = ({ _id, kind, number, at, corrects }: Paper) => ({
  ...{ _id, kind, number, at },
  ...(corrects?.whole && { whole: true }),
});
