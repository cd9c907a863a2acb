import type { bookCalls } from '@book-store/contract/catalogue/books/calls';
import { shopDay } from '@book-store/contract/place';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { nameAllGenres } from '../genres/find-genres.ts';
import { exportBooks } from './export-books.ts';

export const books = ({ now }: RouteDeps): Implementation<typeof bookCalls> => ({
  'GET /api/admin/exports/books.csv': async ({ shop: { language } }) => {
    const fileName = `books-${shopDay(now())}.csv`;
    return { file: { fileName, parts: exportBooks(await nameAllGenres(), language) } };
  },
});
