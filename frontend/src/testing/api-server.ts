import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { aShop, aShopSetup, someAdminGenres, someGenres, someNews } from './builders.ts';

/**
 * Stands in for the shop's server: it knows what every page shows, the newest news, no lists or texts by the owner,
 * and that the shop is set up. Any other request that no handler answers is an error.
 */
export const apiServer = setupServer(
  http.get('/api/admin/setup', () => HttpResponse.json(aShopSetup())),
  http.get('/api/genres', () => HttpResponse.json(someGenres())),
  http.get('/api/admin/genres', () => HttpResponse.json(someAdminGenres())),
  http.get('/api/news', () => HttpResponse.json(someNews())),
  http.get('/api/reading-lists', () => HttpResponse.json([])),
  http.get('/api/books/:id/recommendations', () => HttpResponse.json([])),
  http.get('/api/pages/:id', () => HttpResponse.json({})),
  http.get('/api/shop', () => HttpResponse.json(aShop())),
);
