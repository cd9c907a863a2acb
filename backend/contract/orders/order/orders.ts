/** `price` is of one copy. */
type Bought = { price: number; quantity: number };

export const amountOf = ({ price, quantity }: Bought): number => price * quantity;

export const copiesIn = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** '3 x Emma'; just the title for a single copy. */
export const titleOfCopies = ({ title, quantity }: { title: string; quantity: number }): string =>
  quantity === 1 ? title : `${quantity} x ${title}`;

/** The shop itself acts when money arrives, or fails to arrive in time. */
export const ORDER_ACTORS = ['admin', 'customer', 'shop'] as const;

/** `counter` is an order that the owner entered. */
export const ORDER_SOURCES = ['web', 'counter'] as const;

/** How many minutes an admin can undo the change that ended an order. */
export const ORDER_UNDO_MINUTES = 5;

/** Maximum number of notes on an order, and of characters in one. */
export const ORDER_NOTES_MAX = 50;
export const ORDER_NOTE_MAX = 1000;

/** Maximum number of orders moved in one call. */
export const ORDER_MOVES_MAX = 100;

/** Maximum number of new orders in one reply. */
export const NOTIFICATIONS_MAX = 500;

/** Highest total reported by a list with a search or a period. */
export const ORDER_MATCHES_MAX = 10_000;

/** What orders wait for that their status alone does not say. */
export const ORDER_WAITS = [
  'pre-orders',
  'to-send',
  'to-collect',
  'on-the-way',
  'cash-to-collect',
] as const;
export type OrderWait = (typeof ORDER_WAITS)[number];
