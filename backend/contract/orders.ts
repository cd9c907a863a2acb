/** Maximum number of books in one order. */
export const ORDER_BOOKS_MAX = 100;

/** Who can change an order's status. */
export const ORDER_ACTORS = ['admin', 'customer'] as const;

/** The maximum number of new orders in one reply. */
export const NOTIFICATIONS_MAX = 500;
