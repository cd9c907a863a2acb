import { Types } from 'mongoose';

type Stored = { _id?: unknown } & Record<string, unknown>;

/** A shop as a version stored it: its documents, and the indexes of books that are no longer made. */
export type EarlierShop = {
  /** The commit after which the data looked so, and what was new. */
  version: string;
  collections: Record<string, Stored[]>;
  indexesOfBooks: Record<string, 1 | -1>[];
};

export const A_CUSTOMER = 'grace';
export const THE_BOOK = new Types.ObjectId('64b7f8f8f8f8f8f8f8f8f801');
const GONE_BOOK = new Types.ObjectId('64b7f8f8f8f8f8f8f8f8f802');
export const THE_ORDER = new Types.ObjectId('64b7f8f8f8f8f8f8f8f8f803');
const AN_ADMIN = new Types.ObjectId('64b7f8f8f8f8f8f8f8f8f804');
const at = new Date('2026-11-20T10:00:00Z');
const done = (_id: string) => ({ _id, at });

const book = {
  _id: THE_BOOK,
  title: 'Middlemarch',
  titleKey: 'middlemarch',
  author: 'George Eliot',
  description: 'A study of provincial life.',
  category: 'fiction',
  coverImage: 'book-1.png',
  coverTint: '#8a4b2a',
  newPriceCents: 1000,
  oldPriceCents: 1200,
  trending: false,
  createdAt: at,
  updatedAt: at,
};
const line = (bookId: Types.ObjectId, title: string) => ({
  bookId,
  title,
  author: 'George Eliot',
  coverImage: 'book-1.png',
  coverTint: '#8a4b2a',
  priceCents: 1000,
});
const lines = [line(THE_BOOK, 'Middlemarch'), line(GONE_BOOK, 'Romola')];
const order = {
  _id: THE_ORDER,
  uid: A_CUSTOMER,
  email: `${A_CUSTOMER}@example.com`,
  name: 'Grace Hopper',
  phone: '+15550100',
  address: {
    street: '1 Quiet Lane',
    city: 'Évora',
    country: 'Portugal',
    state: 'Alentejo',
    zipcode: '7000',
  },
  productIds: [THE_BOOK, GONE_BOOK],
  lines,
  totalCents: 2000,
  status: 'placed',
  history: [{ status: 'placed', at }],
  idempotencyKey: 'order-1',
  bodyHash: 'hash',
  createdAt: at,
};
const subscriber = { email: 'reader@example.com', consentedAt: at };
const shop_meta = [done('catalogue-seeded')];

const searchText = `${THE_ORDER}\ngrace hopper\ngrace@example.com\n+15550100`;
const deliveryKey = 'portugal\nalentejo\nevora\n7000\n1 quiet lane';
const searched = {
  ...order,
  lines: lines.map((one) => ({ ...one, category: 'fiction' })),
  searchText,
  deliveryKey,
};
const logged = {
  ...searched,
  history: [{ status: 'placed', at, by: { role: 'customer' } }],
  unseenBy: [AN_ADMIN],
};
const numbered = { ...logged, number: 10_001 };
const counters = [{ _id: 'orders', last: 1, reserved: 1 }];
const sold = { ...numbered, deliveryCents: 0, changedAt: at };
const counted = { ...sold, copiesOf: [THE_BOOK], hold: THE_ORDER };
const { searchText: _gone, ...unsearched } = counted;

const narrowings: Record<string, 1 | -1>[] = [{}, { category: 1 }];
const BOOK_LISTS: Record<string, 1 | -1>[] = narrowings.flatMap((narrowed) => [
  { ...narrowed, createdAt: -1, _id: -1 },
  { ...narrowed, titleKey: 1, _id: 1 },
  { ...narrowed, newPriceCents: 1, _id: 1 },
]);

/**
 * One shop for each change of what is stored, oldest first, in the fields of the models of their commits. Compared
 * once with what the code of 355e79e, b674675, c46f862, a96c783, 99c6743 and 5b231d4 stored itself; the data folders
 * that these wrote opened with this one, with all their orders, accounts and figures.
 */
export const EARLIER_SHOPS: EarlierShop[] = [
  {
    version: '643624d, the first model of orders',
    collections: {
      books: [book],
      orders: [order],
      newsletter_subscribers: [subscriber],
      rate_limits: [{ _id: 'orders 203.0.113.1', count: 1, expiresAt: new Date('2099-01-01') }],
      shop_meta,
    },
    indexesOfBooks: BOOK_LISTS,
  },
  {
    version: 'c6a1b7b, genres in orders and a text to search',
    collections: {
      books: [book],
      orders: [searched],
      order_looks: [{ _id: AN_ADMIN, at }],
      newsletter_subscribers: [subscriber],
      shop_meta: [...shop_meta, done('first-admin-made')],
    },
    indexesOfBooks: BOOK_LISTS,
  },
  {
    version: '7da7ad9, a log of changes and an outbox',
    collections: {
      books: [book],
      orders: [logged],
      outbox: [
        { to: 'reader@example.com', subject: 'Password', expiresAt: new Date('2099-01-01') },
      ],
      newsletter_subscribers: [subscriber],
      shop_meta,
    },
    indexesOfBooks: BOOK_LISTS,
  },
  {
    version: 'af11440, numbers of orders',
    collections: {
      books: [book],
      orders: [numbered],
      counters,
      customers: [{ _id: A_CUSTOMER, addresses: [], cart: [], wishes: [], revision: 1 }],
      shop_meta: [...shop_meta, done('orders-numbered')],
    },
    indexesOfBooks: BOOK_LISTS,
  },
  {
    version: '6972db2, best sellers of 90 days',
    collections: {
      books: [book],
      orders: [sold],
      counters,
      sales_days: [{ _id: '2026-11-20', books: [{ bookId: THE_BOOK, copies: 1 }] }],
      sales_looks: [{ _id: 'orders', at }],
      shop_settings: [
        { _id: 'shop', deliveryFeeCents: 0, deliveryDays: { from: 2, to: 4 }, orderableDays: 10 },
      ],
      shop_meta: [...shop_meta, done('orders-numbered')],
    },
    indexesOfBooks: [...BOOK_LISTS, { hidden: 1, category: 1 }],
  },
  {
    version: 'ed647fb, copies of books',
    collections: {
      books: [{ ...book, stock: 3, stockSeq: 1 }],
      orders: [counted],
      counters,
      shop_meta: [...shop_meta, done('orders-numbered')],
    },
    indexesOfBooks: [],
  },
  {
    version: '5c3615b, words to search',
    collections: {
      books: [{ ...book, stock: 3, stockSeq: 1 }],
      orders: [
        {
          ...unsearched,
          searchWords: ['grace', 'hopper', 'evora', '7000', 'middlemarch', '#10001', '15550100'],
        },
      ],
      counters,
      shop_meta: [...shop_meta, done('orders-numbered'), done('order-words-indexed')],
    },
    indexesOfBooks: [],
  },
  {
    version: 'bfb3fb6, sales of books and authors as text',
    collections: {
      books: [{ ...book, stock: 3, stockSeq: 1 }],
      orders: [{ ...unsearched, searchWords: ['grace', 'hopper', 'evora', '#10001'] }],
      counters,
      sales_looks: [{ _id: 'figures', at, daysFrom: '2026-11-20', daysDone: true }],
      sales_days: [
        {
          _id: '2026-11-20',
          revision: 1,
          month: '2026-11',
          statuses: [{ status: 'placed', orders: 1, cents: 2000 }],
          ends: [],
          lastEnd: '2026-11-20',
          genres: [{ category: 'fiction', copies: 2, cents: 2000 }],
          bookSales: '2026-11-20/digest',
        },
      ],
      book_sales: [
        {
          _id: '2026-11-20/digest',
          books: JSON.stringify([
            [THE_BOOK, GONE_BOOK],
            [1, 1],
            [1000, 1000],
          ]),
          authors: JSON.stringify([['George Eliot'], [2], [2000]]),
        },
      ],
      shop_meta: [...shop_meta, done('orders-numbered'), done('order-words-indexed')],
    },
    indexesOfBooks: [],
  },
];
