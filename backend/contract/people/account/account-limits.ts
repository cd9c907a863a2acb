import { ORDER_BOOKS_MAX } from '../../order-limits.ts';

/** Maximum number of saved addresses of an account. */
export const ADDRESSES_MAX = 5;
/** Maximum number of books in a cart: what one order can contain. */
export const CART_BOOKS_MAX = ORDER_BOOKS_MAX;
/** Maximum number of changes in one call: a full cart that was emptied and filled with other books. */
export const CART_CHANGES_MAX = 2 * CART_BOOKS_MAX;
/** Maximum number of books on each list of an account, wishes and sold-out books. */
export const WISHES_MAX = 100;

/**
 * How many orders may be open at once, and how many copies these may hold together. Anybody can order with any
 * address: of an address that nobody has confirmed there is room for a person's orders, and of a network, where a
 * family or a school may sit, for those of several.
 */
export const HELD_MAX = {
  verified: { orders: 100, copies: 10 * ORDER_BOOKS_MAX },
  unverified: { orders: 10, copies: 24 },
  network: { orders: 48, copies: 48 },
};
/**
 * Maximum number of mails in a day to an address that nobody has confirmed, and of first mails about orders, which have
 * the link to the order.
 */
export const UNCONFIRMED_MAILS_A_DAY = 5;

/** How many days after that an order that nobody has confirmed is cancelled. */
export const CANCEL_UNCONFIRMED_DAYS = 30;

/** How long an admin stays signed in. */
export const ADMIN_SESSION_SECONDS = 3600;

/** Length of an admin's password, in characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
