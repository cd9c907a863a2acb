import { randomUUID } from 'node:crypto';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { KNOWN_ISBN } from '../../catalogue/editing/open-library.builder.ts';
import { aGenre } from '../../catalogue/genres/genres.builder.ts';
import { Genre } from '../../catalogue/genres/genres.model.ts';
import { anImport } from '../../catalogue/imports/imports.builder.ts';
import { aNewsBody, aNewsItem } from '../../messages/news/news.builder.ts';
import { aSubscriber } from '../../messages/newsletter/newsletter.builder.ts';
import { Subscriber } from '../../messages/newsletter/newsletter.model.ts';
import { aCodeBody, aDiscountCode } from '../../orders/discount-codes/discount-codes.builder.ts';
import { DiscountCode } from '../../orders/discount-codes/discount-codes.model.ts';
import { aGiftCard } from '../../orders/gift-cards/gift-cards.builder.ts';
import { guestUid } from '../../orders/guests/guests.ts';
import { aGuestOrder, anOrder } from '../../orders/order/orders.builder.ts';
import { aWithdrawal } from '../../orders/withdrawals/withdrawals.builder.ts';
import { aClockJump } from '../../platform/jobs/clock-jump.builder.ts';
import { aMail, storedMail } from '../../platform/mail/mails.builder.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { aWay } from '../../settings/shop/delivery.builder.ts';
import { type Example, json } from './call-example.ts';
import { ORDER_EXAMPLES } from './order-calls.fixtures.ts';

/** Stores a genre without books and returns its slug. */
async function aNewGenre(): Promise<string> {
  const name = `genre ${randomUUID().slice(0, 8)}`;
  await aGenre(name);
  return name.replace(' ', '-');
}

/** Stores a discount code and returns the path of its calls. */
async function aCodePath(): Promise<string> {
  const stored = await DiscountCode.findOne({ code: await aDiscountCode() });
  return `/api/admin/discount-codes/${stored?._id}`;
}

/** A call of each route of the dashboard that needs more than its path. */
export const ADMIN_EXAMPLES: Record<string, Example> = {
  'GET /api/admin/drawn-cover': {
    call: () => ({ path: '/api/admin/drawn-cover?title=Emma&category=fiction' }),
  },
  'POST /api/admin/books/changes': {
    call: async () =>
      json({ ids: [await aBook()], change: { kind: 'price', prices: 'both', percent: -10 } }),
  },
  'POST /api/admin/books/changes/undo': {
    call: async () => {
      const from = { newPrice: 8, oldPrice: 8 };
      const to = { newPrice: 10, oldPrice: 10 };
      return json({ books: [{ _id: await aBook({ newPrice: 10 }), from, to }] });
    },
  },
  'POST /api/admin/clock/confirm': {
    call: async () => json({ to: (await aClockJump()).toISOString() }),
  },
  'POST /api/admin/discount-codes': { call: () => json(aCodeBody()) },
  'GET /api/admin/discount-codes/:id': { call: async () => ({ path: await aCodePath() }) },
  'PUT /api/admin/discount-codes/:id': {
    call: async () => ({ path: await aCodePath(), body: aCodeBody() }),
  },
  'PATCH /api/admin/discount-codes/:id': {
    call: async () => ({ path: await aCodePath(), body: { ended: true } }),
  },
  'DELETE /api/admin/discount-codes/:id': { call: async () => ({ path: await aCodePath() }) },
  'GET /api/admin/books/:id/prices': {
    call: async () => ({ path: `/api/admin/books/${await aBook()}/prices` }),
  },
  'GET /api/admin/books/:id/stock-log': {
    call: async () => ({ path: `/api/admin/books/${await aBook({ stock: 3 })}/stock-log` }),
  },
  'POST /api/admin/books/:id/stock': {
    call: async () => ({
      path: `/api/admin/books/${await aBook({ stock: 3 })}/stock`,
      body: { delta: -1, reason: 'Damaged' },
    }),
  },
  'POST /api/admin/books/:id/stock/put-right': {
    call: async () => ({ path: `/api/admin/books/${await aBook({ stock: 3 })}/stock/put-right` }),
  },
  'DELETE /api/admin/newsletter/:id': {
    call: async () => {
      const stored = await Subscriber.findOne({ token: await aSubscriber() });
      return { path: `/api/admin/newsletter/${stored?._id}` };
    },
  },
  'GET /api/admin/mails/:id': {
    call: async () => ({ path: `/api/admin/mails/${(await storedMail(await aMail()))?._id}` }),
  },
  'POST /api/admin/mails/:id/resend': {
    call: async () => ({
      path: `/api/admin/mails/${(await storedMail(await aMail()))?._id}/resend`,
      body: {},
    }),
  },
  'PUT /api/admin/shop': {
    call: () => json({ ways: [aWay()], orderableDays: 8 }),
  },
  'PUT /api/admin/shop/place': { call: () => json({ currency: 'USD', locale: 'en-GB' }) },
  'PUT /api/admin/shop/prices': { call: () => json({ lowestPrices: true }) },
  'PUT /api/admin/shop/payments': {
    call: () => json({ ways: [{ method: 'cash-on-delivery', countries: [] }] }),
  },
  'GET /api/admin/gift-cards/:id': {
    call: async () => ({ path: `/api/admin/gift-cards/${(await aGiftCard()).id}` }),
  },
  'POST /api/admin/gift-cards': { call: () => json({ amount: 25 }) },
  'PATCH /api/admin/gift-cards/:id': {
    call: async () => ({
      path: `/api/admin/gift-cards/${(await aGiftCard()).id}`,
      body: { blocked: true, reason: 'Lost' },
    }),
  },
  'POST /api/admin/gift-cards/:id/corrections': {
    call: async () => ({
      path: `/api/admin/gift-cards/${(await aGiftCard()).id}/corrections`,
      body: { amount: 5, reason: 'A present' },
    }),
  },
  'PUT /api/admin/shop/tax': {
    call: () =>
      json({
        included: true,
        rates: [{ country: 'DE', class: 'books', rate: 7000, from: '2026-01-01' }],
      }),
  },
  'PUT /api/admin/shop/stock': { call: () => json({ lowStockLevel: 5 }) },
  'PUT /api/admin/shop/identity': { call: () => json({ name: 'The Corner Bookshop' }) },
  'PUT /api/admin/shop/retention': {
    call: () => json({ keepNamesYears: 7, keepContactsMonths: 6 }),
  },
  'PUT /api/admin/shop/storefront': { call: () => json({ storefront: 'refined' }) },
  'PUT /api/admin/shop/home-page': { call: () => json({ heading: 'Read more' }) },
  'POST /api/admin/genres': { call: () => json({ name: `Genre ${randomUUID().slice(0, 8)}` }) },
  'PUT /api/admin/genres/order': {
    call: async () => {
      await aGenre(`Genre ${randomUUID().slice(0, 8)}`);
      const genres = await Genre.find({}).sort({ position: -1 });
      return json({ slugs: genres.map(({ slug }) => slug) });
    },
  },
  'PATCH /api/admin/genres/:slug': {
    call: async () => ({ path: `/api/admin/genres/${await aNewGenre()}`, body: { hidden: true } }),
  },
  'DELETE /api/admin/genres/:slug': {
    call: async () => ({ path: `/api/admin/genres/${await aNewGenre()}` }),
  },
  'PUT /api/admin/setup': { call: () => json({ dismissed: true }) },
  'DELETE /api/admin/demo': {
    unrecorded: 'there is nothing to take away in a test',
    call: () => json({ books: 0, orders: 0 }),
  },
  'PUT /api/admin/pages/:id': {
    call: () => ({ path: '/api/admin/pages/about', body: { text: '# About us' } }),
  },
  'POST /api/admin/markdown': {
    unrecorded: 'it stores nothing',
    call: () => json({ text: '**Books**' }),
  },
  'GET /api/admin/news/:id': {
    call: async () => ({ path: `/api/admin/news/${await aNewsItem({ draft: true })}` }),
  },
  'POST /api/admin/news': { call: () => json(aNewsBody()) },
  'PUT /api/admin/news/:id': {
    call: async () => ({
      path: `/api/admin/news/${await aNewsItem()}`,
      body: aNewsBody({ title: 'A reading by daylight' }),
    }),
  },
  'DELETE /api/admin/news/:id': {
    call: async () => ({ path: `/api/admin/news/${await aNewsItem()}` }),
  },
  'PATCH /api/admin/profile': {
    call: () => json({ roleLabel: 'Owner' }),
  },
  'POST /api/admin/password': {
    call: ({ password }) => json({ currentPassword: password, newPassword: 'another long one' }),
  },
  'POST /api/admin/session': {
    unrecorded: 'sign-ins and sign-outs are in the server log',
    call: ({ password }) => json({ password }),
  },
  'DELETE /api/admin/session': {
    unrecorded: 'sign-ins and sign-outs are in the server log',
  },
  'DELETE /api/admin/sessions/:id': {
    call: ({ session = 'a'.repeat(24) }) => ({ path: `/api/admin/sessions/${session}` }),
  },
  'GET /api/admin/exports/figures.csv': {
    call: () => ({ path: '/api/admin/exports/figures.csv?part=days' }),
  },
  'GET /api/admin/customers/:id': {
    call: async ({ uid }) => {
      await anOrder({ uid, changedAt: new Date() });
      return { path: `/api/admin/customers/${uid}` };
    },
  },
  'DELETE /api/admin/customers/:id': {
    call: async () => {
      await aGuestOrder({ email: 'leaving@example.com' });
      return { path: `/api/admin/customers/${guestUid('leaving@example.com')}` };
    },
  },
  'PATCH /api/admin/withdrawals/:id': {
    call: async () => ({
      path: `/api/admin/withdrawals/${await aWithdrawal()}`,
      body: { handled: true },
    }),
  },
  'POST /api/admin/orders/:id/end-links': {
    call: async () => ({
      path: `/api/admin/orders/${(await aGuestOrder()).id}/end-links`,
      body: {},
    }),
  },
  'GET /api/admin/customers/:id/orders': {
    call: ({ uid }) => ({ path: `/api/admin/customers/${uid}/orders` }),
  },
  ...ORDER_EXAMPLES,
  'POST /api/admin/notifications/seen': {
    unrecorded: 'marking orders as seen does not change the shop',
    call: async ({ uid }) => json({ ids: [await anOrder({ uid })] }),
  },
  'POST /api/admin/imports': {
    unrecorded: 'an import is recorded when it is over, and a dry run changes nothing',
    call: () => ({ body: 'ISBN,Title\n9780306406157,A book', type: 'text/csv' }),
  },
  'POST /api/admin/imports/:id/stop': {
    unrecorded: 'an import is recorded when it is over, with how far it came',
    call: async () => ({ path: `/api/admin/imports/${await anImport()}/stop`, body: {} }),
  },
  ...Object.fromEntries(
    ['', '/rows?outcome=wrong', '/failed.csv'].map((part) => [
      `GET /api/admin/imports/:id${part.replace(/\?.*/, '')}`,
      { call: async () => ({ path: `/api/admin/imports/${await anImport()}${part}` }) },
    ]),
  ),
  'GET /api/admin/isbn/:isbn': { call: () => ({ path: `/api/admin/isbn/${KNOWN_ISBN}` }) },
  'POST /api/admin/isbn/:isbn/cover': {
    call: () => ({ path: `/api/admin/isbn/${KNOWN_ISBN}/cover`, body: {} }),
  },
  'POST /api/admin/covers': {
    call: async () => ({ body: await aPicture({ width: 20, height: 30 }), type: 'image/png' }),
  },
};
