import { CART_BOOKS_MAX } from '@book-store/contract/people/account/account-limits';
import type {
  CartChangesBody,
  CartView,
} from '@book-store/contract/people/customers/account-cart.schemas';

/** The latest known change of a book in the cart. */
export type CartEntry = {
  bookId: string;
  kind: 'add' | 'remove';
  at: Date;
  /** Absent means 1. */
  quantity?: number | undefined;
};

/** Removals are kept, up to this number, for changes that arrive late. */
const REMOVALS_MAX = CART_BOOKS_MAX;

/** Converts a device's changes to server time, none of them in the future. */
export function inServerTime({ sentAt, changes }: CartChangesBody, now: Date): CartEntry[] {
  const offset = now.getTime() - Date.parse(sentAt);
  return changes.map(({ bookId, kind, at, quantity }) => {
    const time = Math.min(now.getTime(), Date.parse(at) + offset);
    return { bookId, kind, at: new Date(Math.max(0, time)), quantity };
  });
}

/**
 * Merges changes from several devices in any order of arrival: the latest change of each book wins. Returns the
 * entries in cart order, and the books that did not fit.
 */
export function mergeCart(
  entries: readonly CartEntry[],
  changes: readonly CartEntry[],
): { entries: CartEntry[]; refused: string[] } {
  const merged = new Map(entries.map((entry) => [entry.bookId, entry]));
  const refused: string[] = [];
  for (const change of [...changes].sort(byTime)) {
    const last = merged.get(change.bookId);
    if (last && last.at > change.at) continue;
    const isNew = change.kind === 'add' && last?.kind !== 'add';
    if (isNew && booksIn([...merged.values()]).length >= CART_BOOKS_MAX) {
      refused.push(change.bookId);
      continue;
    }
    // A book that returns goes to the end; one that is added twice keeps its place.
    if (isNew) merged.delete(change.bookId);
    merged.set(change.bookId, change);
  }
  return { entries: withoutOldRemovals([...merged.values()]), refused };
}

export const booksIn = (entries: readonly CartEntry[]): string[] =>
  entries.flatMap(({ bookId, kind }) => (kind === 'add' ? bookId : []));

export function toCartView(entries: readonly CartEntry[]): CartView {
  const quantities = entries.flatMap(({ kind, quantity = 1 }) => (kind === 'add' ? quantity : []));
  const isSeveral = quantities.some((quantity) => quantity > 1);
  return { bookIds: booksIn(entries), ...(isSeveral && { quantities }) };
}

const byTime = (a: CartEntry, b: CartEntry) => a.at.getTime() - b.at.getTime();

function withoutOldRemovals(entries: CartEntry[]): CartEntry[] {
  const removals = entries.filter(({ kind }) => kind === 'remove').sort(byTime);
  const old = new Set(removals.slice(0, Math.max(0, removals.length - REMOVALS_MAX)));
  return entries.filter((entry) => !old.has(entry));
}
