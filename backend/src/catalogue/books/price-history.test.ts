import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHistory } from './price-history.ts';

const DAY_MS = 86_400_000;
const WINDOW_MS = 30 * DAY_MS;
const START = Date.parse('2026-01-01T00:00:00Z');

type Change = { cents: number; at: number };

/** Returns a book after changes of its price, one after the other. */
function changed(first: number, changes: readonly Change[]) {
  let book: Parameters<typeof toHistory>[0] = { newPriceCents: first };
  for (const { cents, at } of changes) {
    const { set, unset } = toHistory(book, cents, new Date(at));
    book = { ...book, newPriceCents: cents, ...set };
    for (const name of unset) book[name] = undefined;
  }
  return book;
}

/** Counts the lowest price before the last reduction anew, from all that was asked and when. */
function recounted(first: number, changes: readonly Change[]): number | undefined {
  const asked = [{ cents: first, at: START }, ...changes].filter(
    ({ cents }, index, all) => cents !== all[index - 1]?.cents,
  );
  const last = asked.at(-1);
  const before = asked.at(-2);
  if (!last || !before || last.cents > before.cents) return undefined;
  const ended = asked.slice(0, -1).map(({ cents }, index) => ({
    cents,
    until: asked[index + 1]?.at ?? 0,
  }));
  const inWindow = ended.filter(({ until }) => until > last.at - WINDOW_MS);
  return Math.min(...inWindow.map(({ cents }) => cents));
}

const day = (days: number) => START + days * DAY_MS;

describe('the lowest price before a reduction', () => {
  it.each([
    ['is the price so far', [[10, 800]], 1000],
    [
      'is one that ended less than 30 days ago',
      [
        [10, 500],
        [12, 1000],
        [40, 800],
      ],
      500,
    ],
    [
      'forgets what ended 30 days ago',
      [
        [10, 500],
        [12, 1000],
        [42, 800],
      ],
      1000,
    ],
    [
      'of two reductions is the one before the second',
      [
        [10, 800],
        [20, 700],
      ],
      800,
    ],
    [
      'is none after a rise',
      [
        [10, 800],
        [20, 900],
      ],
      undefined,
    ],
    ['is none before any change', [], undefined],
    [
      'stays while the price does',
      [
        [10, 800],
        [50, 800],
      ],
      1000,
    ],
  ] as [string, [number, number][], number | undefined][])('%s', (_, changes, expected) => {
    const all = changes.map(([days, cents]) => ({ at: day(days), cents }));
    expect(changed(1000, all).lowestCents).toBe(expected);
  });

  it('equals a full recount for any prices over time', () => {
    const cents = fc.integer({ min: 0, max: 12 });
    const pause = fc.integer({ min: 1, max: 35 * DAY_MS });
    const steps = fc.array(fc.record({ cents, pause }), { maxLength: 40 });
    const check = (first: number, given: { cents: number; pause: number }[]) => {
      let at = START;
      const changes = given.map((one) => {
        at += one.pause;
        return { cents: one.cents, at };
      });
      expect(changed(first, changes).lowestCents).toBe(recounted(first, changes));
    };
    fc.assert(fc.property(cents, steps, check), { numRuns: 500 });
  });

  it('counts every price of the window, however many there were', () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({
      at: day(1) + index * 1000,
      cents: index === 5 ? 1 : 1000 + (index % 2),
    }));
    const { lowestCents, prices } = changed(2000, [...many, { at: day(2), cents: 900 }]);
    expect(lowestCents).toBe(1);
    const later = changed(2000, [...many, { at: day(90), cents: 900 }]);
    expect([prices?.length, later.prices?.length]).toEqual([1201, 1000]);
  });
});
