import { Id } from '@book-store/contract/parts.schemas';
import { WishesView } from '@book-store/contract/people/account/wishes.schemas';
import { z } from 'zod';
import { bookNotFound, findVisibleBook } from '../../catalogue/books/find-books.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { type BookList, readWishes, takeOffList, waitFor, wishFor } from './wishes.ts';

const params = z.object({ bookId: Id });

/** Routes for the books that an account has marked. */
export const wishesRoutes = (deps: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/account/wishes',
    access: 'customer',
    summary: "The account's wish list, and the sold-out books that it waits for",
    reply: WishesView,
    run: async ({ caller }) => ({ body: await readWishes(caller.uid) }),
  }),
  ...listRoutes(deps, { list: 'wishes', path: 'wishes', of: 'the wish list' }),
  ...listRoutes(deps, {
    list: 'backInStock',
    path: 'back-in-stock',
    of: 'the books whose return the customer wants to learn of',
  }),
];

function listRoutes(
  { limits, now }: FeatureDeps,
  { list, path, of }: { list: BookList; path: string; of: string },
): Route[] {
  return [
    route({
      method: 'put',
      path: `/api/account/${path}/:bookId`,
      access: 'customer',
      summary: `Adds a book to ${of}`,
      before: ({ caller }) => limits.accountChanges(caller.uid),
      params,
      reply: WishesView,
      errors: ['not-found', 'conflict'],
      run: async ({ caller, params: { bookId } }) => {
        if (!(await findVisibleBook(bookId))) throw bookNotFound();
        if (list === 'wishes') await wishFor(caller.uid, bookId, now());
        else await waitFor(caller, bookId, now());
        return { body: await readWishes(caller.uid) };
      },
    }),
    route({
      method: 'delete',
      path: `/api/account/${path}/:bookId`,
      access: 'customer',
      summary: `Removes a book from ${of}`,
      before: ({ caller }) => limits.accountChanges(caller.uid),
      params,
      reply: WishesView,
      errors: ['conflict'],
      run: async ({ caller, params: { bookId } }) => {
        await takeOffList(caller.uid, list, bookId);
        return { body: await readWishes(caller.uid) };
      },
    }),
  ];
}
