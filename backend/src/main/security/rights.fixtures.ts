import type { Access } from '@book-store/contract/call';
import { aBook } from '../../catalogue/books/books.builder.ts';
import { aReadingList } from '../../catalogue/reading-lists/reading-lists.builder.ts';
import { aNewsItem } from '../../messages/news/news.builder.ts';
import { DASHBOARD_PATTERNS, KNOWN_PAGES } from '../../pages/addresses/known-pages.ts';
import type { Route } from '../../platform/http/router/route.ts';
import { storePicture } from '../../platform/pictures/covers.service.ts';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { API_TABLE, nameOf } from '../../testing/checks/api-table.ts';
import { type Example, json } from '../../testing/checks/call-example.ts';
import { EXAMPLES } from './call-examples.fixtures.ts';

/** Who may call a route, and the status of the reply. */
export type Right = {
  access: Access;
  /** For an allowed caller. */
  status: number;
  /** For another customer than the owner; by default 403. */
  others?: number;
  /** Whether caches may keep the reply: only if it is the same for everyone. */
  cacheable?: boolean;
  /** Absent for pages. */
  route?: Route;
} & Example;

const page: Right = { access: 'anyone', status: 200, cacheable: true };
const pages = Object.fromEntries(Object.keys(KNOWN_PAGES).map((path) => [`GET ${path}`, page]));
const dashboard = Object.fromEntries(
  DASHBOARD_PATTERNS.map((path) => [
    `GET ${path}`,
    { ...page, call: () => ({ path: path.replace(':id', 'a'.repeat(24)) }) },
  ]),
);

/** Routes outside the API: pages, documentation, pictures and the calls of the shop's own accounts. */
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
  // The current URL depends on what the picture shows; any other redirects to it.
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
  'GET /sign-in/google': {
    ...page,
    call: () => ({ path: `/sign-in/google?page=${'a'.repeat(32)}` }),
  },
  'GET /sign-in/google/callback': page,
  'GET /robots.txt': page,
  'GET /.well-known/security.txt': page,
  'GET /sitemap.xml': page,
  'GET /sitemap-:part.xml': { ...page, call: () => ({ path: '/sitemap-1.xml' }) },
  'GET /genres/:slug': { ...page, call: () => ({ path: '/genres/horror' }) },
  'GET /lists/:id': {
    ...page,
    call: async () => ({ path: `/lists/${await aReadingList()}` }),
  },
  'GET /news/:id': { ...page, call: async () => ({ path: `/news/${await aNewsItem()}` }) },
  'GET /authors/:slug': { ...page, call: () => ({ path: '/authors/jane-austen' }) },
  'GET /series/:slug': { ...page, call: () => ({ path: '/series/the-saga' }) },
  'GET /books/:id': { ...page, call: async () => ({ path: `/books/${await aBook()}` }) },
  'GET /books/:id/:slug': {
    ...page,
    call: async () => ({ path: `/books/${await aBook()}/a-title` }),
  },
  ...dashboard,
  ...pages,
  'GET /^[^.]*$/': { ...page, status: 404, call: () => ({ path: '/no-such-page' }) },

  // The ID token in the body authorises these calls of the shop's own accounts.
  'POST /^\\/identitytoolkit\\.googleapis\\.com\\/v1\\/accounts:([A-Za-z]+)$/': {
    access: 'anyone',
    status: 200,
    call: () => ({
      path: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
      body: { requestType: 'PASSWORD_RESET', email: 'reader@example.com' },
    }),
  },
  'POST /securetoken.googleapis.com/v1/token': {
    access: 'anyone',
    status: 400,
    call: () => json({ refresh_token: 'none' }),
  },
  'ALL /^\\/(identitytoolkit|securetoken)\\.googleapis\\.com(\\/|$)/': {
    access: 'anyone',
    status: 404,
    call: () => ({ path: '/identitytoolkit.googleapis.com/v1/projects/x/accounts:query' }),
  },
};

/** Every route of the shop; API routes declare themselves who may call them. */
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
