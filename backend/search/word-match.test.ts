import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areTooMany, letterMask, toleratedTypos, typosBetween } from './word-match.ts';

describe('toleratedTypos', () => {
  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcde', 1],
    ['abcdef', 2],
  ])('tolerates in %s this many typos: %i', (word, edits) => {
    expect(toleratedTypos(word)).toBe(edits);
  });
});

describe('typosBetween', () => {
  it.each([
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['ca', 'abc', 3],
    ['harrry', 'harry', 1],
    ['márquez', 'marquez', 1],
  ])('is the number of edits from %j to %j', (from, to, typos) => {
    expect(typosBetween(from, to, 3)).toBe(typos);
  });

  it('ignores what follows a beginning', () => {
    expect(typosBetween('pot', 'potter', 3, true)).toBe(0);
    expect(typosBetween('ptot', 'pottery', 3, true)).toBe(1);
    expect(typosBetween('potr', 'potter', 1, true)).toBe(1);
  });

  it('gives up with a number above the limit', () => {
    expect(typosBetween('aaaaaaaa', 'bbbbbbbb', 2)).toBeGreaterThan(2);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  it('agrees with a plain recursive definition', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typosBetween(a, b, 6)).toBe(slowDistance(a, b));
      }),
    );
  });

  it('explains every letter that one of the words lacks', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const missing = letterMask(a) & ~letterMask(b);
        expect(areTooMany(missing, slowDistance(a, b))).toBe(false);
      }),
    );
  });
});

function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const best = Math.min(
    slowDistance(a.slice(1), b) + 1,
    slowDistance(a, b.slice(1)) + 1,
    slowDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  );
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return swapped ? Math.min(best, slowDistance(a.slice(2), b.slice(2)) + 1) : best;
}
