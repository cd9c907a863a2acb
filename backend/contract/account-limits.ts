import { ORDER_BOOKS_MAX } from './orders.ts';

/** Maximum number of saved addresses of an account. */
export const ADDRESSES_MAX = 5;
/** Maximum number of books in a cart: what one order can contain. */
export const CART_BOOKS_MAX = ORDER_BOOKS_MAX;
/** Maximum number of changes in one call: a full cart that was emptied and filled with other books. */
export const CART_CHANGES_MAX = 2 * CART_BOOKS_MAX;
/** Maximum number of books on each list of an account, wishes and sold-out books. */
export const WISHES_MAX = 100;

/**
 * How many orders an account may have open at once, and how many copies these may hold together. Anybody can
 * register any address: where it is not verified, there is room for a person's orders and for one of the
 * largest.
 */
export const HELD_MAX = {
  verified: { orders: 100, copies: 10 * ORDER_BOOKS_MAX },
  unverified: { orders: 10, copies: ORDER_BOOKS_MAX },
};
/**
 * Maximum number of mails in a day to an address that nobody has confirmed, and of first mails about orders, which have
 * the link to the order.
 */
export const UNCONFIRMED_MAILS_A_DAY = 5;

/** How long an admin stays signed in. */
export const ADMIN_SESSION_SECONDS = 3600;

/** Length of an admin's password, in characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
