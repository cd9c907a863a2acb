import {
  CartChangesBody,
  CartView,
  ChangedCart,
} from '@book-store/contract/orders/cart/account-cart.schemas';
import { SaveDetailsBody, SavedDetails } from '@book-store/contract/people/account/account.schemas';
import type { FeatureDeps } from '../../platform/feature.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { changeCart, readCart } from './cart.ts';
import { readSavedDetails, saveDetails } from './saved-details.ts';

/** Routes for what an account keeps: details for the next checkout, and the cart. */
export const customersRoutes = ({ limits, now }: FeatureDeps): Route[] => {
  const before = ({ caller }: { caller: Customer }) => limits.accountChanges(caller.uid);
  return [
    route({
      method: 'get',
      path: '/api/account',
      access: 'customer',
      summary: 'What the account keeps for the next checkout: name, phone, addresses',
      reply: SavedDetails,
      run: async ({ caller }) => ({ body: await readSavedDetails(caller.uid) }),
    }),
    route({
      method: 'put',
      path: '/api/account',
      access: 'customer',
      summary: 'Replaces what the account keeps for the next checkout',
      before,
      body: SaveDetailsBody,
      reply: SavedDetails,
      errors: ['conflict'],
      run: async ({ caller, body, shop }) => ({ body: await saveDetails(caller.uid, body, shop) }),
    }),
    route({
      method: 'get',
      path: '/api/account/cart',
      access: 'customer',
      summary: "The account's cart: the ids of its books, and how many copies",
      reply: CartView,
      run: async ({ caller }) => ({ body: await readCart(caller.uid) }),
    }),
    route({
      method: 'post',
      path: '/api/account/cart/changes',
      access: 'customer',
      summary:
        "Merges a device's changes into the account's cart; the latest change of a book counts",
      before,
      body: CartChangesBody,
      reply: ChangedCart,
      errors: ['conflict'],
      run: async ({ caller, body }) => ({ body: await changeCart(caller.uid, body, now()) }),
    }),
  ];
};
