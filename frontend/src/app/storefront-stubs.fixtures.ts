import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import {
  aBook,
  aCard,
  anOrder,
  aShop,
  aShopConfig,
  aWay,
  someGenres,
  someNews,
} from '../testing/builders.ts';
import { anAuthor, aSeries, aVolume, someFacets } from '../testing/shelf-builders.ts';
import { problem, reply, type Stubs } from '../testing/stub-api.ts';

export const book = aBook({
  title: 'Emma',
  author: 'Jane Austen, Ada Byron, Bram Stoker',
  description: '',
  category: 'fiction',
  series: { name: 'Saga', number: 1 },
  publisher: 'Insel',
  publishedYear: 1999,
  pages: 600,
  language: 'fr',
  format: 'paperback',
  isbn: '9783161484100',
  stock: 2,
  trending: true,
});
const { description: _, createdAt: __, ...shown } = book;
export const card: BookCardView = { ...shown, teaser: '' };
const soldOut = aCard({ title: 'Faust', author: 'Goethe', teaser: '', stock: 0 });

const facets = someFacets({
  language: [
    { value: 'fr', label: 'French', count: 3 },
    { value: 'de', label: 'German', count: 3 },
  ],
  format: [
    { value: 'paperback', label: 'Paperback', count: 4 },
    { value: 'hardcover', label: 'Hardcover', count: 3 },
  ],
  decade: [
    { value: '1990', label: '1990s', count: 4 },
    { value: 'earlier', label: 'Before 1980', count: 3 },
  ],
});

const orders = (['placed', 'packed', 'out-for-delivery', 'delivered', 'cancelled'] as const).map(
  (status) =>
    anOrder({
      status,
      cancellable: status === 'placed',
      lines: [
        { bookId: book._id, title: 'Emma', coverImage: '', price: 12.5, quantity: 1 },
        { bookId: soldOut._id, title: 'Faust', coverImage: '', price: 9, quantity: 2 },
      ],
    }),
);

const unconfirmed = [
  { hold: { until: '2026-11-27T15:30:00.000Z' }, confirmable: true },
  { hold: { lapsedAt: '2026-11-27T15:30:00.000Z' } },
].map((more) => anOrder({ status: 'unconfirmed', cancellable: true, ...more }));

const { address } = anOrder();

const answers: Readonly<Record<string, Record<string, string>>> = {
  emna: { 'x-total-count': '3', 'x-match': 'near' },
  goete: { 'x-match': 'corrected', 'x-searched-for': 'goethe' },
};

const list = { id: 'list', title: 'Lesart', sentence: 'Faust', by: 'Faust' };

/** A shop with data for every page, without texts except names. */
export const storefrontStubs: Stubs = {
  'GET /api/shop': () =>
    aShop({
      answersMail: true,
      name: 'Lesart',
      address: 'Am Markt 1',
      phone: '0123 456',
      email: 'a@example.com',
      openingHours: 'Mo: 9-18',
      severalCopies: true,
      guestOrders: true,
      place: { country: 'DE', currency: 'USD', locale: 'en-US' },
      payments: [
        { method: 'cash-on-delivery', countries: [] },
        { method: 'transfer', countries: [] },
      ],
      giftCards: true,
      giftCardSales: { smallest: 5, largest: 200 },
      ways: [
        aWay({ price: 4.5 }),
        aWay({ id: 'pick-up', kind: 'pick-up', days: { from: 1, to: 1 } }),
      ],
    }),
  'GET /api/config': aShopConfig,
  'GET /api/genres': someGenres,
  'GET /api/news': someNews,
  'GET /api/news/:id': () => ({
    id: 'one',
    title: 'Eins',
    description: '',
    image: '',
    imageAlt: '',
    date: '2026-11-19',
    html: '',
  }),
  'GET /api/reading-lists': () => [{ ...list, books: [book] }],
  'GET /api/reading-lists/:id': () => ({
    ...list,
    books: [{ book, sentence: 'Lesart', by: 'Faust' }],
  }),
  'GET /api/pages/:id': ({ path }) => ({ id: path.split('/').at(-1) as 'about', html: '' }),
  // First, because its pattern also matches the paths below.
  'GET /api/books/:id': ({ path }) => (path.endsWith('/none') ? problem(404, 'not-found') : book),
  'GET /api/books/:id/recommendations': () => [{ list, sentence: 'Lesart', by: 'Faust' }],
  'GET /api/books/cards': ({ query }) =>
    query.get('q') === 'nichts'
      ? reply([], { headers: { 'x-total-count': '0' } })
      : reply([card, soldOut, aCard({ title: 'Momo', author: 'Ende', teaser: '' })], {
          headers: { 'x-total-count': '60', ...answers[query.get('q') ?? ''] },
        }),
  'GET /api/books/facets': () => facets,
  'GET /api/books/': () => [book],
  'GET /api/books/:id/related': () => [aCard({ title: 'Krabat' })],
  'GET /api/books/:id/editions': () => [{ ...card, format: 'hardcover', publishedYear: 2001 }],
  'GET /api/authors/:slug': () =>
    anAuthor({ series: [{ slug: 'saga', name: 'Saga', books: 2, first: card }] }),
  'GET /api/series/:slug': () =>
    aSeries({
      name: 'Saga',
      books: 3,
      volumes: [aVolume(1, card), aVolume(4, soldOut), aVolume()],
    }),
  'GET /api/suggestions': () => ({
    books: [],
    authors: [],
    series: [],
    genres: [],
    total: 0,
    match: 'exact',
    near: ['momo', 'emma'],
  }),
  'GET /api/account': () => ({ name: 'Ada', phone: '', addresses: [address] }),
  'GET /api/account/cart': () => ({ bookIds: [book._id] }),
  'POST /api/account/cart/changes': () => ({ cart: { bookIds: [book._id] }, dropped: 0 }) as never,
  'GET /api/account/wishes': () => ({ wishes: [book._id], backInStock: [soldOut._id] }),
  'GET /api/orders/email/:email': () => [...orders, ...unconfirmed],
  'POST /api/gift-cards/check': () => ({
    lastFour: 'NPQR',
    balance: 25,
    expiresAt: '2029-11-21T00:00:00.000Z',
  }),
  'POST /api/guest-orders/view': () => anOrder(),
  'GET /api/texts/:version': () => ({
    page: 'withdrawal',
    html: '<p>14</p>',
    since: '2026-03-05T12:00:00.000Z',
  }),
};
