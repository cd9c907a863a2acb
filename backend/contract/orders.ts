/** Maximum number of books in one order. */
export const ORDER_BOOKS_MAX = 100;

/** Who can change an order's status. */
export const ORDER_ACTORS = ['admin', 'customer'] as const;

/** The maximum number of new orders in one reply. */
export const NOTIFICATIONS_MAX = 500;

/** A list that is searched or limited to a time says at most this number as its total. */
export const ORDER_MATCHES_MAX = 10_000;
