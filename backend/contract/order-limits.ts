/** Maximum number of different books in one order. */
export const ORDER_BOOKS_MAX = 100;

/** Maximum number of copies of one book in an order. */
export const QUANTITY_MAX = 99;
