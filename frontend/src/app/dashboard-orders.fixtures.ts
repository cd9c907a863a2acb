import { anAdminOrder, anAdminPayment } from '../testing/an-admin-order.ts';
import { aBook, anId } from '../testing/builders.ts';

// Names of people and books are in neither language.
export const at = '2026-11-20T10:00:00.000Z';
export const PLACE = { country: 'DE', currency: 'EUR', locale: 'de-DE' };

export const book = aBook({
  title: 'Faust',
  author: 'Goethe',
  description: 'Faust I, Faust II',
  isbn: '9783161484100',
  publisher: 'Insel',
  publishedYear: 1999,
  format: 'paperback',
  language: 'fr',
  stock: 2,
});

const line = { bookId: book._id, title: 'Faust', coverImage: '', price: 12.5, quantity: 2 };
const address = { street: 'Am Markt 1', city: 'Leipzig', zipcode: '04109', state: '', country: '' };
const base = { name: 'Ada Lovelace', address, lines: [line] };

const transfer = anAdminPayment({
  method: 'transfer',
  state: 'partly-refunded',
  due: 25,
  paid: 12.5,
  refunded: 5,
  refundable: 7.5,
  events: [
    { kind: 'paid', at, amount: 12.5, by: { role: 'admin', name: 'anna' } },
    { kind: 'refund-asked', at, amount: 5, reference: 'x'.repeat(43) },
  ],
  refunds: [
    { _id: anId(), amount: 5, state: 'asked', at },
    { _id: anId(), amount: 5, state: 'failed', at },
  ],
});
const aReturn = {
  _id: anId(),
  state: 'asked' as const,
  at,
  lines: [{ bookId: book._id, quantity: 1 }],
  reason: 'damaged' as const,
  proposed: 12.5,
  refundable: 25,
  events: [{ state: 'asked' as const, at, by: { role: 'customer' as const } }],
};

/** An order about which there is much to say. */
export const order = anAdminOrder({
  ...base,
  status: 'delivered',
  payment: transfer,
  returns: [
    aReturn,
    {
      ...aReturn,
      _id: anId(),
      state: 'received',
      lines: [{ bookId: book._id, quantity: 1, condition: 'used', shelved: 1 }],
    },
    { ...aReturn, _id: anId(), state: 'refused', refusal: 'Faust' },
  ],
  notes: [{ _id: anId(), text: 'Faust', at, by: 'anna' }],
  corrections: [{ at, by: 'anna', fields: ['name', 'address.city', 'tracking', 'lines'] }],
  tracking: { carrier: 'DHL', number: '12345' },
});
export const orders = [
  order,
  anAdminOrder({ ...base, status: 'placed', guest: true }),
  anAdminOrder({ ...base, status: 'packed', delivery: { kind: 'parcel', name: 'DHL' } }),
  anAdminOrder({ ...base, status: 'unconfirmed', hold: { until: at, lapsedAt: at } }),
  anAdminOrder({ ...base, status: 'cancelled', source: 'counter' }),
];
export const pickUps = orders.slice(1, 3).map(({ address: _none, ...one }) => ({
  ...one,
  delivery: { kind: 'pick-up' as const, keptUntil: '2026-12-07' },
}));
