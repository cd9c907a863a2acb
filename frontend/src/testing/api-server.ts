import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { someGenres } from './builders.ts';

/**
 * Stands in for the shop's server: it knows the genres, which many pages show. Any other request that no
 * handler answers is an error.
 */
export const apiServer = setupServer(
  http.get('/api/genres', () => HttpResponse.json(someGenres())),
);
