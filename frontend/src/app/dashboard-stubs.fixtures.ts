import { DESK_LINES } from '@book-store/contract/platform/desk/desk-lines';
import {
  anAdminProfile,
  anId,
  aShop,
  aShopConfig,
  aShopSetup,
  aWay,
  someOverview,
} from '../testing/builders.ts';
import { reply, type Stubs } from '../testing/stub-api.ts';
import { card, code, movements } from './dashboard-codes.fixtures.ts';
import { at, book, order, orders, PLACE, pickUps } from './dashboard-orders.fixtures.ts';

const list = {
  id: 'faust',
  title: 'Faust',
  books: [
    { bookId: book._id, title: 'Faust', hidden: true, sentence: 'Faust', by: 'Ada' },
    { bookId: anId() },
  ],
  published: false,
  version: 0,
};
const customer = {
  id: 'uid-1',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+15550100',
  orders: 2,
  sum: 1025,
  lastOrderAt: at,
};
const mail = {
  _id: anId(),
  kind: 'order-placed' as const,
  to: 'ada@example.com',
  subject: 'BS-10042',
  state: 'kept' as const,
  tries: 0,
  createdAt: at,
  expiresAt: at,
};
const item = {
  id: 'faust',
  title: 'Faust',
  description: 'Goethe',
  image: '',
  imageAlt: '',
  date: '2026-11-20',
  text: 'Faust',
  draft: true,
  version: 2,
};
const day = {
  day: '2026-11-01',
  orders: 3,
  revenue: 1234.5,
  cashToCollect: 34.5,
  cashCollected: 900,
  delivered: 3,
  refused: 1,
  refusedRate: 25,
};
const genre = { slug: 'fiction', category: 'fiction', name: 'Goethe', books: 12 };
export const dashboardStubs: Stubs = {
  'GET /api/shop': () =>
    aShop({
      place: PLACE,
      giftCards: true,
      returnDays: 14,
      severalCopies: true,
      ways: [aWay({ price: 4.5 })],
      payments: [
        { method: 'cash-on-delivery', countries: [] },
        { method: 'transfer', countries: [] },
      ],
    }),
  'GET /api/config': aShopConfig,
  'GET /api/admin': () => someOverview(),
  'GET /api/admin/profile': () => anAdminProfile({ roleLabel: 'Ada', passwordIsGenerated: true }),
  'GET /api/admin/setup': () =>
    aShopSetup({
      law: {
        read: '2026-11-27',
        entries: [
          { part: 'pages', rule: 'imprint', act: '§ 5 DDG', state: 'missing' },
          { part: 'checkout', rule: 'order-button', act: '§ 312j', state: 'done' },
        ],
      },
    }),
  'GET /api/admin/sessions': () => [],
  'GET /api/admin/second-factor': () => ({
    since: at,
    recoveryCodes: 9,
    required: false,
    devices: [{ id: anId(), device: 'Firefox on Linux', startedAt: at, expiresAt: at }],
  }),
  'GET /api/admin/mail-server': () => ({
    server: {
      host: 'smtp.example.com',
      port: 587,
      encryption: 'required',
      signsIn: true,
      from: 'shop@example.com',
    },
    to: 'owner@example.com',
  }),
  'GET /api/admin/notifications': () => ({
    count: 1,
    orders: [{ _id: order._id, number: 'BS-1', name: 'Ada', totalPrice: 5, createdAt: at }],
    ids: [order._id],
  }),
  'GET /api/admin/backups': () => ({
    backups: [{ name: 'shop-2026-11-20T10-00-00Z.backup', at, bytes: 74_000_000 }],
    keep: 7,
    everyMs: 86_400_000,
    making: false,
  }),
  'GET /api/admin/books': () => [book],
  'GET /api/books/:id': () => book,
  'GET /api/books/': () => [book],
  'GET /api/books/cards': () => [],
  'GET /api/admin/books/:id/stock-log': () => [
    { _id: anId(), at, cause: 'corrected', delta: 2, left: 2, by: 'anna' },
    { _id: anId(), at, cause: 'order-placed', delta: -1, left: 1 },
  ],
  'GET /api/admin/books/:id/prices': () => [],
  'GET /api/admin/books/low-stock': () => [],
  'GET /api/admin/books/stock-differences': () => [],
  'GET /api/admin/drawn-cover': () => ({ picture: 'data:image/webp;base64,' }),
  'GET /api/admin/genres': () => [{ ...genre, hidden: false, version: 0 }],
  'GET /api/genres': () => [genre],
  'GET /api/admin/imports': () => [],
  'GET /api/admin/orders': () => reply(orders, { headers: { 'x-total-count': '5' } }),
  'GET /api/admin/orders/handovers': ({ query }) =>
    query.get('handover') === 'pick-up' ? pickUps : orders.slice(2, 3),
  'GET /api/admin/orders/summary': () => ({
    ordersLeft: 2,
    byStatus: { placed: 1 },
    cashToCollect: 25,
  }),
  'GET /api/admin/orders/:id': () => order,
  'GET /api/admin/returns': () => [order],
  'GET /api/admin/returns/counts': () => ({ asked: 1, 'on-its-way': 0, received: 0 }),
  'GET /api/admin/payments': () => [order],
  'GET /api/admin/payments/counts': () => ({
    waiting: 1,
    overdue: 1,
    invoices: 0,
    owed: 2,
    unexplained: 1,
    disputed: 0,
  }),
  'GET /api/admin/desk': () => ({
    lines: DESK_LINES.map((name, nth) => ({ name, count: nth % 2 ? 1 : 1000, since: at })),
  }),
  'GET /api/admin/payments/comparison': () => ({
    at,
    orders: 7,
    differences: [
      {
        order: order._id,
        number: order.number,
        ours: { paid: 12.5, refunded: 0, disputed: false },
        stripe: { status: 'complete', paid: 12.5, refunded: 5, disputed: true },
      },
    ],
    uncounted: [
      {
        at,
        why: 'page',
        reference: 'cs_1',
        money: '10.00 USD',
        order: { _id: order._id, number: 'BS-1' },
      },
      { at, why: 'money', reference: 'pi_1', money: '4000 VND' },
    ],
  }),
  'GET /api/admin/withdrawals': () => [
    {
      _id: anId(),
      at,
      orderNumber: 'BS-1',
      name: 'Ada',
      email: 'ada@example.com',
      books: 'Faust',
      handled: { at, by: 'anna' },
    },
  ],
  'GET /api/admin/discount-codes': () => [code],
  'GET /api/admin/discount-codes/:id': () => code,
  'GET /api/admin/gift-cards': () => [card],
  'GET /api/admin/gift-cards/:id': () => ({ ...card, movements }),
  'GET /api/admin/customers': () => ({ customers: [customer], beingCounted: false }),
  'GET /api/admin/customers/:id': () => customer,
  'GET /api/admin/customers/:id/orders': () => [order],
  'GET /api/admin/figures': () => ({
    ...day,
    from: '2026-11-01',
    to: '2026-11-02',
    beingCounted: false,
    days: [day],
    books: [{ bookId: book._id, title: 'Faust', author: 'Goethe', copies: 2, sales: 25 }],
    authors: [{ author: 'Goethe', copies: 2, sales: 25 }],
    genres: [{ category: 'fiction', copies: 12, sales: 150 }],
    payments: [{ method: 'cash-on-delivery', paid: 900, refunded: 0, unpaid: 34.5 }],
  }),
  'GET /api/admin/activity': () => ({
    entries: [
      {
        _id: anId(),
        at,
        by: { kind: 'admin', id: anId(), name: 'anna' },
        action: 'book-edited',
        subject: { id: book._id, name: 'Faust' },
        fields: [{ field: 'newPrice', from: 12, to: 10 }],
        network: '203.0.113.0/24',
      },
    ],
  }),
  'GET /api/admin/mails': () => ({ mails: [mail] }),
  'GET /api/admin/bin': () => [
    { book, deletedAt: at, deletedBy: 'ada', keptUntil: at, genreGone: true },
  ],
  'GET /api/admin/questions': () => [
    {
      ...{
        _id: anId(),
        kind: 'book',
        state: 'answered',
        at,
        name: 'Ada',
        email: 'ada@example.com',
      },
      ...{
        book: 'Faust',
        bookId: book._id,
        orderNumber: 'BS-1',
        orderId: anId(),
        message: 'Faust',
      },
      answers: [{ text: 'Faust', book: { id: book._id, title: 'Faust' }, by: 'ada', at }],
    },
  ],
  'GET /api/admin/newsletter': () => [
    { _id: anId(), email: 'ada@example.com', consentedAt: at, pending: true },
  ],
  'GET /api/admin/reading-lists': () => [list],
  'GET /api/admin/reading-lists/:id': () => list,
  'GET /api/admin/news': () => [item],
  'GET /api/admin/news/:id': () => item,
  'GET /api/admin/pages': () => [{ id: 'terms', text: 'Faust', version: 0 }],
  'GET /api/admin/shop/place': () => ({ ...PLACE, currencyIsFixed: false, version: 0 }),
  'GET /api/admin/shop/prices': () => ({
    usual: { lowestPrices: true, fixedPrices: true },
    version: 0,
  }),
  'GET /api/admin/shop/payments': () => ({
    ways: [
      { method: 'cash-on-delivery', countries: [] },
      { method: 'at-pick-up', countries: [] },
    ],
    reminderDays: 5,
    cancelDays: 14,
    giftCards: true,
    stripeReady: false,
    version: 0,
  }),
  'GET /api/admin/shop/tax': () => ({
    included: true,
    rates: [{ country: 'DE', class: 'books', rate: 7, from: '2026-01-01' }],
    version: 0,
  }),
  'GET /api/admin/shop/papers': () => ({ prefix: 'RE', yearly: true, payDays: 14, version: 0 }),
  'GET /api/admin/shop/stock': () => ({ lowStockLevel: 3, version: 0 }),
};
