import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { anAdmin } from '../features/admin-session/admins.builder.ts';
import { aBook, aBookBody } from '../features/books/books.builder.ts';
import { anImport } from '../features/books/imports/imports.builder.ts';
import { storePicture } from '../features/covers/covers.service.ts';
import { aPicture } from '../features/covers/pictures.builder.ts';
import { aGenre } from '../features/genres/genres.builder.ts';
import { Genre } from '../features/genres/genres.model.ts';
import { KNOWN_ISBN } from '../features/isbn/open-library.builder.ts';
import { aMail, storedMail } from '../features/mails/mails.builder.ts';
import { aNewsBody, aNewsItem } from '../features/news/news.builder.ts';
import { aSubscriber } from '../features/newsletter/newsletter.builder.ts';
import { Subscriber } from '../features/newsletter/newsletter.model.ts';
import { anEndedOrder, anOrder, anOrderBody } from '../features/orders/orders.builder.ts';
import { DASHBOARD_PATTERNS, KNOWN_PAGES } from '../features/pages/known-pages.ts';
import type { Access } from '../http/authentication.ts';
import type { Route } from '../http/route.ts';
import { API_TABLE, nameOf } from '../testing/api-table.ts';
import { emailOf } from '../testing/sign-in.ts';

/** Who may call a route, and the status of the reply. */
export type Right = {
  access: Access;
  /** The status of the reply to an allowed caller. */
  status: number;
  /** The status of the reply to another customer than the owner; 403 if absent. */
  others?: number;
  /** Whether caches may keep the reply: only if it is the same for everyone. */
  cacheable?: boolean;
  /** The route's contract; pages have none. */
  route?: Route;
} & Example;

type Example = {
  others?: number;
  /** Why the audit log has no entry for this call. */
  unrecorded?: string;
  /** Creates the data that the call needs, and returns the call. */
  call?: (owner: Owner) => Call | Promise<Call>;
};
export type Call = { path?: string; body?: unknown; type?: string };
/** `session` is another session of the calling admin. */
export type Owner = { uid: string; password: string; session?: string };

/** Stores a genre without books and returns its slug. */
async function aNewGenre(): Promise<string> {
  const name = `genre ${randomUUID().slice(0, 8)}`;
  await aGenre(name);
  return name.replace(' ', '-');
}

const json = (body: object): Call => ({ body });
const page: Right = { access: 'anyone', status: 200, cacheable: true };
const pages = Object.fromEntries(Object.keys(KNOWN_PAGES).map((path) => [`GET ${path}`, page]));
const dashboard = Object.fromEntries(
  DASHBOARD_PATTERNS.map((path) => [
    `GET ${path}`,
    { ...page, call: () => ({ path: path.replace(':id', 'a'.repeat(24)) }) },
  ]),
);

/** A call of each API route that needs more than its path. */
export const EXAMPLES: Record<string, Example> = {
  'GET /api/authors/:slug': {
    call: async () => {
      await aBook({ author: 'Ann Author' });
      return { path: '/api/authors/ann-author' };
    },
  },
  'GET /api/suggestions': { call: () => ({ path: '/api/suggestions?q=book' }) },
  'GET /api/books/:id': {
    call: async () => ({ path: `/api/books/${await aBook()}` }),
  },
  'GET /api/admin/drawn-cover': {
    call: () => ({ path: '/api/admin/drawn-cover?title=Emma&category=fiction' }),
  },
  'POST /api/books/create-book': { call: () => json(aBookBody()) },
  'PUT /api/books/edit/:id': {
    call: async () => ({ path: `/api/books/edit/${await aBook()}`, body: aBookBody() }),
  },
  'DELETE /api/books/:id': {
    call: async () => ({ path: `/api/books/${await aBook()}` }),
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
  'GET /api/admin/books/:id/stock-log': {
    call: async () => ({ path: `/api/admin/books/${await aBook({ stock: 3 })}/stock-log` }),
  },
  'POST /api/admin/books/:id/stock': {
    call: async () => ({
      path: `/api/admin/books/${await aBook({ stock: 3 })}/stock`,
      body: { delta: -1, reason: 'Damaged' },
    }),
  },
  'POST /api/orders/': {
    call: async ({ uid }) =>
      json(anOrderBody({ email: emailOf(uid), productIds: [await aBook({ newPrice: 10 })] })),
  },
  'POST /api/orders/:id/cancel': {
    others: 404,
    call: async ({ uid }) => ({ path: `/api/orders/${await anOrder({ uid })}/cancel`, body: {} }),
  },
  'GET /api/orders/email/:email': {
    call: ({ uid }) => ({ path: `/api/orders/email/${emailOf(uid)}` }),
  },
  'DELETE /api/account': { others: 200 },
  'GET /api/account': { others: 200 },
  'PUT /api/account': {
    others: 200,
    call: () => json({ name: 'Ada Reader', phone: '+15550100', addresses: [] }),
  },
  'GET /api/account/cart': { others: 200 },
  'POST /api/account/cart/changes': {
    others: 200,
    call: async () => {
      const at = new Date().toISOString();
      return json({ sentAt: at, changes: [{ bookId: await aBook(), kind: 'add', at }] });
    },
  },
  'GET /api/account/wishes': { others: 200 },
  ...Object.fromEntries(
    ['PUT', 'DELETE'].flatMap((method) =>
      ['wishes', 'back-in-stock'].map((list) => [
        `${method} /api/account/${list}/:bookId`,
        { others: 200, call: async () => ({ path: `/api/account/${list}/${await aBook()}` }) },
      ]),
    ),
  ),
  'POST /api/newsletter/confirm': {
    call: async () => json({ token: await aSubscriber({ pending: true }) }),
  },
  ...Object.fromEntries(
    ['GET', 'POST'].map((method) => [
      `${method} /api/newsletter/unsubscribe/:token`,
      { call: async () => ({ path: `/api/newsletter/unsubscribe/${await aSubscriber()}` }) },
    ]),
  ),
  'DELETE /api/admin/newsletter/:id': {
    call: async () => {
      const stored = await Subscriber.findOne({ token: await aSubscriber() });
      return { path: `/api/admin/newsletter/${stored?._id}` };
    },
  },
  'GET /api/admin/outbox/:id': {
    call: async () => ({ path: `/api/admin/outbox/${(await storedMail(await aMail()))?._id}` }),
  },
  'POST /api/admin/outbox/:id/resend': {
    call: async () => ({
      path: `/api/admin/outbox/${(await storedMail(await aMail()))?._id}/resend`,
      body: {},
    }),
  },
  'POST /api/newsletter': {
    call: () => json({ email: 'reader@example.com' }),
  },
  'POST /api/auth/admin': {
    call: async () => json(await anAdmin()),
  },
  'PUT /api/admin/shop': {
    call: () => json({ deliveryFee: 4.5, deliveryDays: { from: 1, to: 3 }, orderableDays: 8 }),
  },
  'PUT /api/admin/shop/stock': { call: () => json({ lowStockLevel: 5 }) },
  'PUT /api/admin/shop/identity': { call: () => json({ name: 'The Corner Bookshop' }) },
  'PUT /api/admin/shop/banner': { call: () => json({ heading: 'Read more' }) },
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
  'GET /api/pages/:id': { call: () => ({ path: '/api/pages/about' }) },
  'PUT /api/admin/pages/:id': {
    call: () => ({ path: '/api/admin/pages/about', body: { text: '# About us' } }),
  },
  'POST /api/admin/markdown': {
    unrecorded: 'it stores nothing',
    call: () => json({ text: '**Books**' }),
  },
  'GET /api/news/:id': {
    call: async () => ({ path: `/api/news/${await aNewsItem()}` }),
  },
  'GET /api/admin/news/:id': {
    call: async () => ({ path: `/api/admin/news/${await aNewsItem({ draft: true })}` }),
  },
  'POST /api/admin/news': { call: () => json(aNewsBody()) },
  'PUT /api/admin/news/:id': {
    call: async () => ({ path: `/api/admin/news/${await aNewsItem()}`, body: aNewsBody() }),
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
  'GET /api/admin/customers/:id/orders': {
    call: ({ uid }) => ({ path: `/api/admin/customers/${uid}/orders` }),
  },
  'GET /api/admin/orders/:id': {
    call: async ({ uid }) => ({ path: `/api/admin/orders/${await anOrder({ uid })}` }),
  },
  'PATCH /api/admin/orders/:id/status': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/status`,
      body: { from: 'placed', to: 'confirmed' },
    }),
  },
  'POST /api/admin/orders': {
    call: async () =>
      json({
        name: 'Ada Reader',
        phone: '+15550100',
        productIds: [await aBook({ newPrice: 10 })],
        totalPrice: '10.00',
      }),
  },
  'POST /api/admin/orders/moves': {
    call: async ({ uid }) =>
      json({ moves: [{ id: await anOrder({ uid }), from: 'placed', to: 'confirmed' }] }),
  },
  'POST /api/admin/orders/:id/undo': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anEndedOrder({ uid })}/undo`,
      body: { from: 'delivered' },
    }),
  },
  'PATCH /api/admin/orders/:id': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}`,
      body: { phone: '+15550199' },
    }),
  },
  'POST /api/admin/orders/:id/notes': {
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/notes`,
      body: { text: 'Ring twice.' },
    }),
  },
  'DELETE /api/admin/orders/:id/notes/:noteId': {
    call: async ({ uid }) => {
      const _id = new Types.ObjectId();
      const note = { _id, text: 'Ring twice.', at: new Date(), by: 'admin' };
      return {
        path: `/api/admin/orders/${await anOrder({ uid, notes: [note] })}/notes/${_id}`,
      };
    },
  },
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

/** The routes outside the API: pages, its documentation, pictures and the sign-in emulator. */
const PAGES: Record<string, Right> = {
  'GET /covers/:width/:file': {
    access: 'anyone',
    status: 200,
    cacheable: true,
    call: async () => {
      const { fileName } = await storePicture(
        await aPicture({ width: 20, height: 30 }),
        new Date(),
      );
      return { path: `/covers/120/${fileName}` };
    },
  },
  ...Object.fromEntries(
    ['', '/page.css', '/start.js', '/swagger-ui.css', '/swagger-ui-bundle.js'].map((file) => [
      `GET /api/docs${file}`,
      page,
    ]),
  ),
  // Its present address depends on what the picture shows; any other redirects there.
  'GET /share/books/:id/:version.jpg': {
    ...page,
    status: 302,
    call: async () => ({ path: `/share/books/${await aBook()}/0.jpg` }),
  },
  'GET /share/shop/:version.jpg': {
    ...page,
    status: 302,
    call: () => ({ path: '/share/shop/0.jpg' }),
  },
  'GET /robots.txt': page,
  'GET /.well-known/security.txt': page,
  'GET /sitemap.xml': page,
  'GET /sitemap-:part.xml': { ...page, call: () => ({ path: '/sitemap-1.xml' }) },
  'GET /genres/:slug': { ...page, call: () => ({ path: '/genres/horror' }) },
  'GET /news/:id': { ...page, call: async () => ({ path: `/news/${await aNewsItem()}` }) },
  'GET /authors/:slug': { ...page, call: () => ({ path: '/authors/jane-austen' }) },
  'GET /books/:id': { ...page, call: async () => ({ path: `/books/${await aBook()}` }) },
  'GET /books/:id/:slug': {
    ...page,
    call: async () => ({ path: `/books/${await aBook()}/a-title` }),
  },
  ...dashboard,
  ...pages,
  'GET /^[^.]*$/': { ...page, status: 404, call: () => ({ path: '/no-such-page' }) },

  // The sign-in emulator's calls: the ID token in their body authorises them.
  'POST /^\\/identitytoolkit\\.googleapis\\.com\\/v1\\/accounts:([A-Za-z]+)$/': {
    access: 'anyone',
    status: 200,
    call: () => ({
      path: '/identitytoolkit.googleapis.com/v1/accounts:createAuthUri',
      body: { identifier: 'reader@example.com', continueUri: 'http://localhost' },
    }),
  },
  'POST /securetoken.googleapis.com/v1/token': {
    access: 'anyone',
    status: 400,
    call: () => json({ refresh_token: 'none' }),
  },
  'GET /identitytoolkit.googleapis.com/v1/projects': { access: 'anyone', status: 200 },
  'ALL /^\\/(identitytoolkit|securetoken)\\.googleapis\\.com(\\/|$)/': {
    access: 'anyone',
    status: 404,
    call: () => ({ path: '/identitytoolkit.googleapis.com/v1/projects/x/accounts:query' }),
  },
};

/** Every route of the shop; an API route itself declares who may call it. */
export const RIGHTS: Record<string, Right> = {
  ...Object.fromEntries(
    API_TABLE.map((route) => [
      nameOf(route),
      {
        access: route.access,
        status: route.statuses?.[0] ?? 200,
        cacheable: route.cache !== undefined,
        route,
        ...EXAMPLES[nameOf(route)],
      },
    ]),
  ),
  ...PAGES,
};
