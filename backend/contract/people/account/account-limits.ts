import { ORDER_BOOKS_MAX } from '../../order-limits.ts';

export const ADDRESSES_MAX = 5;
/** As many books as one order can contain. */
export const CART_BOOKS_MAX = ORDER_BOOKS_MAX;
/** A full cart that was emptied and refilled with other books. */
export const CART_CHANGES_MAX = 2 * CART_BOOKS_MAX;
/** Per list: wishes and sold-out books. */
export const WISHES_MAX = 100;

/**
 * How many orders may be open at once, and how many copies they may reserve together. Anybody can order with any
 * address, so an unconfirmed address gets room for one person's orders, and a network, which a family or a school may
 * share, for those of several.
 */
export const HELD_MAX = {
  verified: { orders: 100, copies: 10 * ORDER_BOOKS_MAX },
  unverified: { orders: 10, copies: 24 },
  network: { orders: 48, copies: 48 },
};

/** When an unconfirmed order is cancelled, in days after its reservation ends. */
export const CANCEL_UNCONFIRMED_DAYS = 30;

/** An admin's session lasts for an hour from the sign-in; in a refined shop, until nobody has used it for so long. */
export const ADMIN_SESSION_SECONDS = 3600;
export const ADMIN_IDLE_SECONDS = 12 * 3600;
