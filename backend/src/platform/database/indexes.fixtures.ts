import { LIST_SORTS } from '@book-store/contract/lists';
import mongoose from 'mongoose';

/** The id of a book in the catalogue. */
export const A_BOOK = new mongoose.Types.ObjectId();

/** Additional queries per route; each is also called without one. */
export const QUERIES: Record<string, string[]> = {
  'GET /api/books/': [
    ...['', '&category=fiction', '&category=horror'].flatMap((category) =>
      LIST_SORTS.flatMap((sort) => [
        `sort=${sort}${category}`,
        `sort=${sort}${category}&page=3`,
        `sort=${sort}${category}&after=${A_BOOK}`,
      ]),
    ),
    `ids=${A_BOOK}`,
    'author=author-1&author=author-2&price=0-10&sort=price',
    ...['the', 'boook', 'a'].flatMap((q) => [`q=${q}`, `q=${q}&sort=price&category=fiction`]),
  ],
  'GET /api/admin/books': [
    'sort=price&noCover=true',
    'lowStock=true&hidden=true',
    'sort=copies',
    'q=the',
  ],
  'GET /api/books/facets': ['category=horror&author=author-1&price=0-10', 'q=the&reduced=true'],
  'GET /api/suggestions': ['q=boook', 'q=xyzzy'],
  'GET /api/orders/email/:email': ['page=2&limit=5'],
  'GET /api/admin': ['year=2025'],
  'GET /api/admin/figures': ['from=2025-06-01&to=2026-05-31'],
  'GET /api/admin/customers': ['page=3', 'sort=sum', 'sort=orders', 'sort=name', 'q=ada'],
  'GET /api/admin/customers/:id/orders': ['page=2'],
  'GET /api/admin/orders': [
    'page=3',
    'sort=city',
    'status=delivered',
    'status=delivered&sort=city',
    'status=delivered,placed',
    'status=delivered,placed&sort=city',
    'from=2026-01-02&to=2026-01-02',
    'status=placed&from=2026-01-01T08:00:00Z',
    'q=hopper',
    'q=hopper&sort=city',
    'q=hopper&status=delivered',
    'q=city7',
    'q=the+volume9',
    'q=BS-500042',
    'waits=to-send',
    'waits=to-collect',
    'waits=pre-orders',
    'q=500042',
  ],
  'GET /api/admin/exports/orders.csv': ['q=hopper', 'status=placed', 'from=2026-01-02'],
  'GET /api/admin/activity': ['limit=5'],
  'GET /api/admin/search': ['q=hopper', 'q=RE-2026-0041', 'q=500042', 'q=%5B.*%5C'],
  'GET /api/admin/payments': ['show=overdue', 'show=owed', 'show=unexplained'],
  'GET /api/admin/mails': ['page=2&limit=5', 'state=sent', 'q=ada', 'q=BS-10042'],
  'GET /api/admin/withdrawals': ['state=open', `order=${A_BOOK}`, `state=open&order=${A_BOOK}`],
  'GET /api/admin/gift-cards': ['page=2', 'q=ABCD', 'q=ada@example.com'],
  'GET /api/admin/newsletter': ['page=2&limit=5', 'q=ada'],
};

const SEARCH = 'any part of a name matches, and no index finds a part';
const FIGURES = 'the figures are sums over what is kept for each day';
const DEMO = 'asked once or twice in the lifetime of a shop';
const GENRES = 'genres are few, and are listed with those that are hidden';

const ADMINS = 'an order is new to every admin, and admins are few';

const IMPORTS = 'the imports that are kept are a dozen at most';

/** Calls that first count what recent changes have made due. */
const COUNTING = [
  'GET /api/admin/customers',
  'GET /api/admin/customers/:id',
  'GET /api/admin/exports/customers.csv',
  'GET /api/admin/exports/figures.csv',
  'GET /api/admin/figures',
].flatMap((name) => [name, ...(QUERIES[name] ?? []).map((query) => `${name} ?${query}`)]);
const DUE = 'all that is due is counted; between two counts, that is little';

const TEAM = 'a handful of people, their sessions and invitations';
const TEAM_CALLS = [
  'GET /api/admin/people',
  'POST /api/admin/invitations',
  'DELETE /api/admin/invitations/:id',
  'PATCH /api/admin/people/:id',
  'DELETE /api/admin/people/:id',
  'DELETE /api/admin/people/:id/sessions',
  'DELETE /api/admin/people/:id/second-factor',
];

const PAGES = 'the texts of a handful of pages';

/** The reason why a call may scan a whole collection. */
export const MAY_SCAN: Record<string, string> = {
  'POST /api/auth/admin/forgotten': TEAM,
  ...Object.fromEntries(TEAM_CALLS.map((label) => [label, TEAM])),
  ...Object.fromEntries(COUNTING.map((label) => [label, DUE])),
  'GET /api/admin': FIGURES,
  'GET /api/admin ?year=2025': FIGURES,
  'GET /api/admin/demo': DEMO,
  'DELETE /api/admin/demo': DEMO,
  'GET /api/admin/genres': GENRES,
  'POST /api/admin/genres': GENRES,
  'PUT /api/admin/genres/order': GENRES,
  'PATCH /api/admin/genres/:slug': GENRES,
  'DELETE /api/admin/genres/:slug': GENRES,
  'GET /api/admin/exports/books.csv': GENRES,
  'GET /api/admin/bin': GENRES,
  'DELETE /api/admin/bin/:id': GENRES,
  'GET /api/admin/pages': PAGES,
  'GET /api/admin/setup': PAGES,
  'PUT /api/admin/setup': PAGES,
  'GET /api/admin/customers ?q=ada': SEARCH,
  'POST /api/admin/orders': ADMINS,
  'POST /api/orders/': ADMINS,
  'POST /api/guest-orders/confirm': ADMINS,
  'POST /api/admin/imports': IMPORTS,
  'GET /api/metrics': IMPORTS,
  'GET /api/health': 'the records of a dozen jobs',
};

/** Calls that return a whole collection, read in parts in index order. */
export const READS_ALL: readonly string[] = [
  'GET /api/admin/exports/books.csv',
  'GET /api/admin/exports/orders.csv',
  'GET /api/admin/exports/customers.csv',
];

const SESSIONS = 'the sessions of one admin, which end after an hour, are few';
const FOUND = 'an index finds the words, in no order';
const UNSEEN = 'the orders that an admin has not seen; the engine has no order behind an array';

const BEGINNING = 'few addresses begin with what somebody types';

const WAITING = 'the orders that wait for one thing are few';

/** The reason why a call may sort its result. */
export const MAY_SORT: Record<string, string> = {
  ...Object.fromEntries(TEAM_CALLS.map((label) => [label, TEAM])),
  'GET /api/admin/people/:id/sessions': SESSIONS,
  'DELETE /api/admin/people/:id/sessions/:session': SESSIONS,
  'GET /api/admin/gift-cards ?q=ABCD': 'few codes have the same end',
  ...Object.fromEntries(
    (QUERIES['GET /api/admin/orders'] ?? [])
      .filter((query) => query.startsWith('q='))
      .map((query) => [`GET /api/admin/orders ?${query}`, FOUND]),
  ),
  'GET /api/admin/exports/orders.csv ?q=hopper': FOUND,
  'GET /api/admin/sessions': SESSIONS,
  'DELETE /api/admin/sessions/:id': SESSIONS,
  'GET /api/admin/notifications': UNSEEN,
  'POST /api/admin/notifications/seen': UNSEEN,
  'GET /api/admin/desk': WAITING,
  'GET /api/admin/orders ?waits=to-collect': WAITING,
  'GET /api/admin/orders ?waits=pre-orders': WAITING,
  'GET /api/admin/search ?q=hopper': FOUND,
  'GET /api/admin/search ?q=500042': FOUND,
  'GET /api/admin/returns': 'few orders have returns; the engine has no order behind an array',
  'GET /api/admin/demo': DEMO,
  'DELETE /api/admin/demo': DEMO,
  'GET /api/admin/genres': GENRES,
  'POST /api/admin/genres': GENRES,
  'PUT /api/admin/genres/order': GENRES,
  'PATCH /api/admin/genres/:slug': GENRES,
  'DELETE /api/admin/genres/:slug': GENRES,
  'POST /api/admin/imports': IMPORTS,
  'GET /api/admin/mails ?q=ada': BEGINNING,
  'GET /api/admin/mails ?q=BS-10042': 'the mails about one order are few',
  'GET /api/admin/newsletter ?q=ada': BEGINNING,
};
