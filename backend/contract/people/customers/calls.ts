import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { SaveDetailsBody, SavedDetails } from '../account/account.schemas.ts';
import { CartChangesBody, CartView, ChangedCart } from './account-cart.schemas.ts';
import { JoinedWishes, JoinWishesBody, WishesView } from './wishes.schemas.ts';

named({ SaveDetailsBody, SavedDetails, CartChangesBody, CartView, ChangedCart });
named({ JoinWishesBody, JoinedWishes, WishesView });

const params = z.object({ bookId: Id });

export const customerCalls = {
  'GET /api/account': {
    access: 'customer',
    summary: 'What the account keeps for the next checkout: name, phone, addresses',
    reply: SavedDetails,
  },
  'PUT /api/account': {
    access: 'customer',
    summary: 'Replaces what the account keeps for the next checkout',
    body: SaveDetailsBody,
    reply: SavedDetails,
  },
  'GET /api/account/cart': {
    access: 'customer',
    summary: "The account's cart: the ids of its books, and how many copies",
    reply: CartView,
  },
  'POST /api/account/cart/changes': {
    access: 'customer',
    summary:
      "Merges a device's changes into the account's cart; the latest change of a book counts",
    body: CartChangesBody,
    reply: ChangedCart,
  },
  'GET /api/account/wishes': {
    access: 'customer',
    summary: "The account's wish list, and the sold-out books that it waits for",
    reply: WishesView,
  },
  'POST /api/account/wishes': {
    access: 'customer',
    summary:
      'Adds the wishes that a device has kept to the list; those that are on it or have left the shop do not matter',
    body: JoinWishesBody,
    reply: JoinedWishes,
  },
  'PUT /api/account/wishes/:bookId': {
    access: 'customer',
    summary: 'Adds a book to the wish list',
    params,
    reply: WishesView,
    errors: ['not-found', 'list-full'],
  },
  'DELETE /api/account/wishes/:bookId': {
    access: 'customer',
    summary: 'Removes a book from the wish list',
    params,
    reply: WishesView,
  },
  'PUT /api/account/back-in-stock/:bookId': {
    access: 'customer',
    summary: 'Adds a book to the books whose return the customer wants to learn of',
    params,
    reply: WishesView,
    errors: ['not-found', 'list-full'],
  },
  'DELETE /api/account/back-in-stock/:bookId': {
    access: 'customer',
    summary: 'Removes a book from the books whose return the customer wants to learn of',
    params,
    reply: WishesView,
  },
} satisfies Calls;
