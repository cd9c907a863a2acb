import { ORDER_BOOKS_MAX } from './orders.ts';

/** Maximum number of saved addresses of an account. */
export const ADDRESSES_MAX = 5;
/** Maximum number of books in a cart: what one order can contain. */
export const CART_BOOKS_MAX = ORDER_BOOKS_MAX;
/** Maximum number of changes in one call: a full cart that was emptied and filled with other books. */
export const CART_CHANGES_MAX = 2 * CART_BOOKS_MAX;
/** Maximum number of books on each list of an account, wishes and sold-out books. */
export const WISHES_MAX = 100;
