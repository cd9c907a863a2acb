/** Something that is bought, such as a line of an order: `price` is that of one copy. */
type Bought = { price: number; quantity: number };

/** Returns what so many copies cost together. */
export const amountOf = ({ price, quantity }: Bought): number => price * quantity;

/** Returns how many copies there are together. */
export const copiesIn = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns a title with the number of its copies where there are several: '3 x Emma'. */
export const titleOfCopies = ({ title, quantity }: { title: string; quantity: number }): string =>
  quantity === 1 ? title : `${quantity} x ${title}`;

/** Who can change an order's status; the shop itself once money arrives, or does not arrive in time. */
export const ORDER_ACTORS = ['admin', 'customer', 'shop'] as const;

/** Where an order came from: the shop's pages, or the owner, for somebody in the shop or on the phone. */
export const ORDER_SOURCES = ['web', 'counter'] as const;

/** How long an admin can undo the move that ended an order, in minutes. */
export const ORDER_UNDO_MINUTES = 5;

/** Maximum number of notes on one order, and of characters in one of them. */
export const ORDER_NOTES_MAX = 50;
export const ORDER_NOTE_MAX = 1000;

/** Maximum number of orders that move in one call. */
export const ORDER_MOVES_MAX = 100;

/** The maximum number of new orders in one reply. */
export const NOTIFICATIONS_MAX = 500;

/** The highest total that a list reports when it is searched or limited to a time. */
export const ORDER_MATCHES_MAX = 10_000;
