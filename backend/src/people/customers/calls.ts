import type { customerCalls } from '@book-store/contract/people/customers/calls';
import { bookNotFound, findVisibleBook } from '../../catalogue/books/find-books.ts';
import type { RouteDeps } from '../../platform/area.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { changeCart, readCart } from './cart.ts';
import { takeOverWaits } from './guest-waits.ts';
import { readSavedDetails, saveDetails } from './saved-details.ts';
import {
  addToWishes,
  type BookList,
  joinWishes,
  readWishes,
  removeFromList,
  waitFor,
} from './wishes.ts';

type Marking = { caller: Customer; params: { bookId: string } };

export const customerRecords = ({
  limits,
  now,
}: RouteDeps): Implementation<typeof customerCalls> => {
  const before = ({ caller }: { caller: Customer }) => limits.accountChanges(caller.uid);
  const addTo = (add: (caller: Customer, bookId: string, at: Date) => Promise<void>) => ({
    before,
    run: async ({ caller, params: { bookId } }: Marking) => {
      if (!(await findVisibleBook(bookId))) throw bookNotFound();
      await add(caller, bookId, now());
      return { body: await readWishes(caller.uid) };
    },
  });
  const takeOff = (list: BookList) => ({
    before,
    run: async ({ caller, params: { bookId } }: Marking) => {
      await removeFromList(caller.uid, list, bookId);
      return { body: await readWishes(caller.uid) };
    },
  });
  return {
    'GET /api/account': async ({ caller }) => ({ body: await readSavedDetails(caller.uid) }),
    'PUT /api/account': {
      before,
      run: async ({ caller, body, shop }) => ({ body: await saveDetails(caller.uid, body, shop) }),
    },
    'GET /api/account/cart': async ({ caller }) => ({ body: await readCart(caller.uid) }),
    'POST /api/account/cart/changes': {
      before,
      run: async ({ caller, body }) => ({ body: await changeCart(caller.uid, body, now()) }),
    },
    'GET /api/account/wishes': async ({ caller }) => {
      await takeOverWaits(caller);
      return { body: await readWishes(caller.uid) };
    },
    'POST /api/account/wishes': {
      before,
      run: async ({ caller: { uid }, body: { bookIds } }) => {
        const refused = await joinWishes(uid, bookIds, now());
        return { body: { ...(await readWishes(uid)), refused } };
      },
    },
    'PUT /api/account/wishes/:bookId': addTo(addToWishes),
    'DELETE /api/account/wishes/:bookId': takeOff('wishes'),
    'PUT /api/account/back-in-stock/:bookId': addTo(waitFor),
    'DELETE /api/account/back-in-stock/:bookId': takeOff('backInStock'),
  };
};
