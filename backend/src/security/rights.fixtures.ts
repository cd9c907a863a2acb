import { anAdmin } from '../features/admin-session/admins.builder.ts';
import { aBook } from '../features/books/books.builder.ts';
import { storePicture } from '../features/covers/covers.service.ts';
import { aPicture } from '../features/covers/pictures.builder.ts';
import { anOrder, anOrderBody } from '../features/orders/orders.builder.ts';
import { DASHBOARD_PATTERNS, KNOWN_PAGES } from '../features/pages/known-pages.ts';
import { emailOf } from '../testing/sign-in.ts';

/**
 * Who may call a route. `owner`: the customer whose order it is; another one is answered `others`.
 */
export type Right = {
  who: 'everyone' | 'admins' | 'owner' | 'owner and admins';
  /** The answer to those who may. */
  status: number;
  others?: number;
  /** Whether caches may keep the answer: only what is the same for everyone. */
  cacheable?: true;
  /** Why the audit log has nothing of a call by which an admin changes something. */
  unrecorded?: string;
  /** Makes what the call needs, and the call. */
  call?: (owner: Owner) => Call | Promise<Call>;
};
export type Call = { path?: string; body?: unknown; type?: string };
/** `session` is another one of the calling admin. */
export type Owner = { uid: string; password: string; session?: string };

const json = (body: object): Call => ({ body });
const book = {
  title: 'A title',
  description: 'A description',
  category: 'fiction',
  coverImage: 'book-1.webp',
  newPrice: 10,
  oldPrice: 12,
};
const page: Right = { who: 'everyone', status: 200, cacheable: true };
const pages = Object.fromEntries(Object.keys(KNOWN_PAGES).map((path) => [`GET ${path}`, page]));
const dashboard = Object.fromEntries(
  DASHBOARD_PATTERNS.map((path) => [
    `GET ${path}`,
    { ...page, call: () => ({ path: path.replace(':id', 'a'.repeat(24)) }) },
  ]),
);

/** Every route of the shop, named as its router has it, and who may call it. */
export const RIGHTS: Record<string, Right> = {
  'GET /api/books/': { who: 'everyone', status: 200, cacheable: true },
  'GET /api/books/:id': {
    who: 'everyone',
    status: 200,
    cacheable: true,
    call: async () => ({ path: `/api/books/${await aBook()}` }),
  },
  'POST /api/books/create-book': { who: 'admins', status: 201, call: () => json(book) },
  'PUT /api/books/edit/:id': {
    who: 'admins',
    status: 200,
    call: async () => ({ path: `/api/books/edit/${await aBook()}`, body: book }),
  },
  'DELETE /api/books/:id': {
    who: 'admins',
    status: 200,
    call: async () => ({ path: `/api/books/${await aBook()}` }),
  },

  'POST /api/orders/': {
    who: 'owner',
    status: 201,
    others: 403,
    call: async ({ uid }) =>
      json(anOrderBody({ email: emailOf(uid), productIds: [await aBook({ newPrice: 10 })] })),
  },
  'POST /api/orders/:id/cancel': {
    who: 'owner',
    status: 200,
    others: 404,
    call: async ({ uid }) => ({ path: `/api/orders/${await anOrder({ uid })}/cancel`, body: {} }),
  },
  'GET /api/orders/email/:email': {
    who: 'owner and admins',
    status: 200,
    others: 403,
    call: ({ uid }) => ({ path: `/api/orders/email/${emailOf(uid)}` }),
  },

  'DELETE /api/account/': { who: 'owner', status: 200, others: 200 },
  'POST /api/newsletter/': {
    who: 'everyone',
    status: 200,
    call: () => json({ email: 'reader@example.com' }),
  },
  'POST /api/auth/admin': {
    who: 'everyone',
    status: 200,
    call: async () => json(await anAdmin()),
  },
  'GET /api/config/': { who: 'everyone', status: 200, cacheable: true },
  'GET /api/health/': { who: 'everyone', status: 200 },

  'GET /api/admin/': { who: 'admins', status: 200 },
  'GET /api/admin/profile': { who: 'admins', status: 200 },
  'PATCH /api/admin/profile': {
    who: 'admins',
    status: 200,
    call: () => json({ roleLabel: 'Owner' }),
  },
  'POST /api/admin/password': {
    who: 'admins',
    status: 200,
    call: ({ password }) => json({ currentPassword: password, newPassword: 'another long one' }),
  },
  'POST /api/admin/session': {
    who: 'admins',
    status: 200,
    unrecorded: 'the log of the server has those who sign in and out',
    call: ({ password }) => json({ password }),
  },
  'DELETE /api/admin/session': {
    who: 'admins',
    status: 200,
    unrecorded: 'the log of the server has those who sign in and out',
  },
  'GET /api/admin/sessions': { who: 'admins', status: 200 },
  'DELETE /api/admin/sessions/:id': {
    who: 'admins',
    status: 200,
    call: ({ session = 'a'.repeat(24) }) => ({ path: `/api/admin/sessions/${session}` }),
  },
  'GET /api/admin/orders/': { who: 'admins', status: 200 },
  'GET /api/admin/orders/summary': { who: 'admins', status: 200 },
  'GET /api/admin/orders/:id': {
    who: 'admins',
    status: 200,
    call: async ({ uid }) => ({ path: `/api/admin/orders/${await anOrder({ uid })}` }),
  },
  'PATCH /api/admin/orders/:id/status': {
    who: 'admins',
    status: 200,
    call: async ({ uid }) => ({
      path: `/api/admin/orders/${await anOrder({ uid })}/status`,
      body: { from: 'placed', to: 'confirmed' },
    }),
  },
  'GET /api/admin/activity/': { who: 'admins', status: 200 },
  'GET /api/admin/outbox/': { who: 'admins', status: 200 },
  'GET /api/admin/notifications/': { who: 'admins', status: 200 },
  'POST /api/admin/notifications/seen': {
    who: 'admins',
    status: 200,
    unrecorded: 'what an admin has looked at changes nothing of the shop',
    call: async ({ uid }) => json({ ids: [await anOrder({ uid })] }),
  },
  'POST /api/admin/covers/': {
    who: 'admins',
    status: 201,
    call: async () => ({ body: await aPicture({ width: 20, height: 30 }), type: 'image/png' }),
  },

  'GET /covers/:width/:file': {
    who: 'everyone',
    status: 200,
    cacheable: true,
    call: async () => {
      const { fileName } = await storePicture(await aPicture(), new Date());
      return { path: `/covers/120/${fileName}` };
    },
  },
  'GET /robots.txt': page,
  'GET /.well-known/security.txt': page,
  'GET /sitemap.xml': page,
  'GET /sitemap-:part.xml': { ...page, call: () => ({ path: '/sitemap-1.xml' }) },
  'GET /books/:id': { ...page, call: async () => ({ path: `/books/${await aBook()}` }) },
  ...dashboard,
  ...pages,
  'GET /^[^.]*$/': { ...page, status: 404, call: () => ({ path: '/no-such-page' }) },

  // The sign-in emulator's calls: what they may do is said by the ID token in their body.
  'POST /^\\/identitytoolkit\\.googleapis\\.com\\/v1\\/accounts:([A-Za-z]+)$/': {
    who: 'everyone',
    status: 200,
    call: () => ({
      path: '/identitytoolkit.googleapis.com/v1/accounts:createAuthUri',
      body: { identifier: 'reader@example.com', continueUri: 'http://localhost' },
    }),
  },
  'POST /securetoken.googleapis.com/v1/token': {
    who: 'everyone',
    status: 400,
    call: () => json({ refresh_token: 'none' }),
  },
  'GET /identitytoolkit.googleapis.com/v1/projects': { who: 'everyone', status: 200 },
  'ALL /^\\/(identitytoolkit|securetoken)\\.googleapis\\.com(\\/|$)/': {
    who: 'everyone',
    status: 404,
    call: () => ({ path: '/identitytoolkit.googleapis.com/v1/projects/x/accounts:query' }),
  },
};
