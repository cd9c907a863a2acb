import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { aShop } from '../../../testing/builders.ts';
import { aSeries } from '../../../testing/shelf-builders.ts';
import { type Stubs, stubApi } from '../../../testing/stub-api.ts';

/** Stubs what the page of a book requests, in a shop with no other one. */
export const stubBookPage = (book: BookView, stubs: Stubs = {}) =>
  stubApi({
    'GET /api/books/:id': () => book,
    'GET /api/books/:id/editions': () => [],
    'GET /api/books/:id/related': () => [],
    'GET /api/series/:slug': () => aSeries({ volumes: [{ editions: [book] }] }),
    'GET /api/books/cards': () => [book],
    'GET /api/shop': () => aShop(),
    ...stubs,
  });
