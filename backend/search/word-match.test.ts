import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, fitOf, letterMask, lettersMissing, toleratedTypos } from './word-match.ts';

const finished = { unfinished: false, edits: 1 };
const unfinished = { unfinished: true, edits: 1 };

describe('fitOf', () => {
  it.each([
    ['harry', 'harry', finished, 'exact'],
    ['harr', 'harry', unfinished, 'prefix'],
    ['ha', 'harry', finished, undefined],
    ['hary', 'harry', finished, 'typo'],
    ['herry', 'harry', finished, 'typo'],
    ['harrry', 'harry', finished, 'typo'],
    ['hrary', 'harry', finished, 'typo'],
    ['hery', 'harry', finished, undefined],
    ['potr', 'potter', finished, undefined],
    ['potr', 'potter', unfinished, 'typo'],
    ['xyz', 'potter', unfinished, undefined],
  ] as const)('fits %s to %s', (typed, word, how, fit) => {
    expect(fitOf(typed, word, how)).toBe(fit);
  });
});

describe('toleratedTypos', () => {
  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
  ])('tolerates in %s this many typos: %i', (word, edits) => {
    expect(toleratedTypos(word)).toBe(edits);
  });
});

describe('editDistance', () => {
  it.each([
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['ca', 'abc', 3],
    ['márquez', 'marquez', 1],
  ])('is the number of edits from %j to %j', (from, to, distance) => {
    expect(editDistance(from, to, false, 10)).toBe(distance);
  });

  it('ignores what follows a prefix', () => {
    expect(editDistance('pot', 'potter', true, 3)).toBe(0);
    expect(editDistance('ptot', 'pottery', true, 3)).toBe(1);
  });

  it('gives up with a number above the limit', () => {
    expect(editDistance('aaaaaaaa', 'bbbbbbbb', false, 2)).toBeGreaterThan(2);
  });

  it('agrees with a plain recursive definition', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, false, 20)).toBe(slowDistance(a, b));
      }),
    );
  });
});

describe('lettersMissing', () => {
  it('is never more than the edits that lead from one word to the other', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 }), (a, b) => {
        const missing = lettersMissing(letterMask(a), letterMask(b));
        expect(missing).toBeLessThanOrEqual(slowDistance(a, b));
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
