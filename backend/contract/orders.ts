import { shopPlace } from './place.ts';

/** Maximum number of books in one order. */
export const ORDER_BOOKS_MAX = 100;

/** Maximum number of copies of one book in an order. */
export const QUANTITY_MAX = 99;

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

/** What stands before the numbers of orders until the owner sets something else. */
export const ORDER_PREFIX = 'BS-';
export const ORDER_PREFIX_MAX = 8;
/**
 * A letter first, so that no spreadsheet takes a number for a formula; and no digits, so that those of a number are
 * its own.
 */
export const ORDER_PREFIX_PATTERN = '[A-Za-z][A-Za-z\\-]*';
/** What people write for the number of an order, with whatever prefix it had when they read it. */
export const ORDER_NUMBER_PATTERN = '(?:[A-Za-z][A-Za-z\\s\\-]{0,9})?\\d{1,9}';

const WRITTEN = new RegExp(`^(${ORDER_PREFIX_PATTERN})?([\\s\\-]*)(\\d{1,9})$`);
const lettersOf = (prefix: string) => prefix.replace(/[^A-Za-z]/g, '').toLowerCase();

const shopPrefix = () => shopPlace().orderPrefix ?? ORDER_PREFIX;

/** Writes an order's number as people read it: 10042 becomes 'BS-10042', or what the owner has set for 'BS-'. */
export const formatOrderNumber = (number: number): string => `${shopPrefix()}${number}`;

/** What somebody has written for an order's number; other letters than the shop's may be those of a name. */
export type WrittenNumber = { digits: string; prefix: 'none' | 'known' | 'unknown' };

/**
 * Returns what may be an order's number, with or without a prefix; undefined for anything else. Known are the prefix
 * of the shop and the one that it has begun with.
 */
export function readOrderNumber(text: string): WrittenNumber | undefined {
  const [, prefix = '', gap = '', digits] = WRITTEN.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  if (!prefix) return { digits, prefix: 'none' };
  const isKnown = [shopPrefix(), ORDER_PREFIX].some((one) => lettersOf(one) === lettersOf(prefix));
  if (isKnown) return { digits, prefix: 'known' };
  // Two words: a name and a year, a city and its zip code.
  return /\s/.test(gap) ? undefined : { digits, prefix: 'unknown' };
}
