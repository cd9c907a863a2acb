import type { Story } from './story.ts';

const rate = (country: string, taxClass: string, thousandths: number) => ({
  country,
  class: taxClass,
  rate: thousandths,
  from: '2020-01-01',
});
const DE = ['DE'];

/** The owner of a new shop in Germany sets it up. */
export async function settings({ admin, visitor }: Story): Promise<void> {
  await admin('GET /api/admin/setup');
  await admin('GET /api/admin/shop/place');
  const { body: place } = await admin('PUT /api/admin/shop/place', {
    country: 'DE',
    currency: 'EUR',
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
  });
  // Somebody else was faster.
  await admin(
    'PUT /api/admin/shop/place',
    { currency: 'USD', locale: 'en-US', version: place.version - 1 },
    { status: 409 },
  );
  await admin('PUT /api/admin/shop/identity', {
    name: 'The Corner Bookshop',
    description: 'Books for a quiet street.',
    phone: '+49 30 901820',
    email: 'owner@shop.example',
    address: '1 Quiet Lane\n10115 Berlin',
    openingHours: 'Monday to Friday, 9 to 18',
    social: { instagram: 'https://instagram.com/corner' },
  });
  await admin('PUT /api/admin/shop', {
    ways: [
      {
        id: 'parcel',
        name: 'Parcel',
        kind: 'parcel',
        countries: [],
        steps: [{ sum: 0, price: 3.5 }],
        heavier: [{ over: 2000, price: 6.5 }],
        freeFrom: 80,
        days: { from: 2, to: 4 },
      },
      {
        id: 'shop',
        name: 'In the shop',
        kind: 'pick-up',
        countries: [],
        steps: [{ sum: 0, price: 0 }],
        days: { from: 0, to: 1 },
      },
      {
        id: 'bicycle',
        name: 'By bicycle',
        kind: 'round',
        countries: DE,
        steps: [
          { sum: 0, price: 2 },
          { sum: 30, price: 1 },
        ],
        days: { from: 1, to: 2 },
      },
    ],
    closed: { weekdays: [0], dates: ['2026-04-03', '2026-04-06'] },
    keptDays: 10,
    usualWeight: 400,
    orderableDays: 8,
    deliveryNote: 'We wrap everything in paper.',
  });
  await admin('GET /api/admin/shop/payments');
  await admin('PUT /api/admin/shop/payments', {
    ways: [
      { method: 'cash-on-delivery', countries: DE, fee: 2, largest: 200 },
      { method: 'at-pick-up', countries: [] },
      { method: 'transfer', countries: [] },
      { method: 'invoice', countries: DE },
      { method: 'stripe', countries: [] },
    ],
    account: { name: 'The Corner Bookshop', iban: 'DE89370400440532013000' },
    reminderDays: 3,
    cancelDays: 7,
    giftCards: true,
    giftCardMonths: 36,
    giftCardSales: { smallest: 5, largest: 200 },
  });
  await admin('GET /api/admin/shop/tax');
  await admin('PUT /api/admin/shop/tax', {
    included: true,
    number: 'DE123456789',
    sellerName: 'Corner Books Ltd.',
    sellerAddress: '1 Quiet Lane\n10115 Berlin',
    rates: [
      rate('DE', 'books', 7000),
      rate('DE', 'digital', 7000),
      rate('DE', 'other', 19_000),
      rate('AT', 'books', 10_000),
      rate('AT', 'other', 20_000),
    ],
  });
  await admin('GET /api/admin/shop/prices');
  await admin('PUT /api/admin/shop/prices', { lowestPrices: true, fixedPrices: false });
  await admin('GET /api/admin/shop/stock');
  await admin('PUT /api/admin/shop/stock', { lowStockLevel: 3 });
  await admin('PUT /api/admin/shop/retention', { keepNamesYears: 7, keepContactsMonths: 6 });
  await admin('PUT /api/admin/shop/storefront', {
    storefront: 'refined',
    severalCopies: true,
    guestOrders: true,
    returnDays: 14,
    confirmHours: 48,
    orderPrefix: 'CB-',
  });
  await admin('PUT /api/admin/shop/home-page', { heading: 'Read more', buttonLink: '/books' });
  await admin('PUT /api/admin/setup', { dismissed: true });
  await admin('GET /api/admin/pages');
  await admin('PUT /api/admin/pages/about', { text: '# About us\n\nWe *read*.' });
  await admin('POST /api/admin/markdown', { text: '**Books** and <b>no tags</b>' });
  await visitor('GET /api/pages/about');
  await visitor('GET /api/shop');
  await visitor('GET /api/config');
  await visitor('GET /api/openapi.json');
}
