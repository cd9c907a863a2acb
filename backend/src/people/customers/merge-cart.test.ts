import { CART_BOOKS_MAX } from '@book-store/contract/people/account/account-limits';
import { describe, expect, it } from 'vitest';
import { booksIn, type CartEntry, inServerTime, mergeCart } from './merge-cart.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000);
const add = (bookId: string, second: number): CartEntry => ({
  bookId,
  kind: 'add',
  at: at(second),
});
const remove = (bookId: string, second: number): CartEntry => ({
  ...add(bookId, second),
  kind: 'remove',
});
/** Returns the books in the cart after each list of changes has arrived. */
const after = (...calls: CartEntry[][]) =>
  booksIn(calls.reduce<CartEntry[]>((entries, changes) => mergeCart(entries, changes).entries, []));

describe('the cart of two devices', () => {
  it('keeps the latest change of each book, in whatever order they arrive', () => {
    const [early, late] = [[add('a', 1), add('b', 2)], [remove('a', 5)]];
    expect(after(early, late)).toEqual(['b']);
    expect(after(late, early)).toEqual(['b']);
    expect(after([remove('a', 5)], [add('a', 6)])).toEqual(['a']);
  });

  it('contains a book once, where it was first added', () => {
    expect(after([add('a', 1), add('b', 2)], [add('a', 3)])).toEqual(['a', 'b']);
  });

  it('shows a book last that comes back', () => {
    expect(after([add('a', 1), add('b', 2)], [remove('a', 3)], [add('a', 4)])).toEqual(['b', 'a']);
  });

  it('refuses what a full cart has no room for, and keeps what it has', () => {
    const full = Array.from({ length: CART_BOOKS_MAX }, (_, index) => add(`book ${index}`, index));
    const { entries, refused } = mergeCart(full, [add('book 3', 900), add('one more', 901)]);
    expect(booksIn(entries)).toEqual(full.map(({ bookId }) => bookId));
    expect(refused).toEqual(['one more']);
  });

  it('forgets the oldest removals only', () => {
    const removals = Array.from({ length: CART_BOOKS_MAX + 1 }, (_, index) =>
      remove(`book ${index}`, index),
    );
    const { entries } = mergeCart([add('kept', 0)], removals);
    expect(entries).toHaveLength(CART_BOOKS_MAX + 1);
    expect(entries.map(({ bookId }) => bookId)).not.toContain('book 0');
    expect(booksIn(entries)).toEqual(['kept']);
  });
});

describe('the time of a change', () => {
  const change = { bookId: 'a', kind: 'add', at: at(100).toISOString() } as const;
  const timeOf = (sentAt: Date, now: Date) =>
    inServerTime({ sentAt: sentAt.toISOString(), changes: [change] }, now)[0]?.at;

  it("does not depend on the device's clock", () => {
    expect(timeOf(at(130), at(1030))).toEqual(at(1000));
  });

  it('is never in the future', () => {
    expect(timeOf(at(90), at(95))).toEqual(at(95));
  });
});
