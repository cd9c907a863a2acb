import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValue } from './arbitrary-value.fixtures.ts';
import { compareText, compareValues } from './compare.ts';
import { decodeDocument } from './decode.ts';
import { encodeDocument } from './encode.ts';
import { encodeHashKey, encodeKey, invertKey } from './key-encoding.ts';
import { documentOf, maxKey, minKey, Timestamp, UtcDate } from './values.ts';

const sign = (n: number) => Math.sign(n);
const byteOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

describe('the order of BSON values', () => {
  it('is antisymmetric', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyValue,
        (a, b) => sign(compareValues(a, b)) === -sign(compareValues(b, a)),
      ),
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        const [x, y, z] = [a, b, c].sort((p, q) => compareValues(p, q)) as [
          typeof a,
          typeof b,
          typeof c,
        ];
        return compareValues(x, y) <= 0 && compareValues(y, z) <= 0 && compareValues(x, z) <= 0;
      }),
    );
  });

  it('sorts strings by their UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        text,
        text,
        (a, b) => sign(compareText(a, b)) === Buffer.compare(Buffer.from(a), Buffer.from(b)),
      ),
    );
  });

  it('sorts types in the order of the manual', () => {
    const values = [
      minKey,
      null,
      -5,
      3n,
      'a',
      documentOf({}),
      [],
      true,
      new UtcDate(0),
      new Timestamp(0n),
      maxKey,
    ];
    expect([...values].reverse().sort((a, b) => compareValues(a, b))).toEqual(values);
  });
});

describe('encoded keys', () => {
  it('sort like their values', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyValue,
        (a, b) => byteOrder(encodeKey(a), encodeKey(b)) === sign(compareValues(a, b)),
      ),
      { numRuns: 2000 },
    );
  });

  it('sort in reverse when inverted', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyValue,
        (a, b) =>
          byteOrder(invertKey(encodeKey(a)), invertKey(encodeKey(b))) ===
          -sign(compareValues(a, b)),
      ),
    );
  });

  it('keep their order as the prefix of a compound key', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, anyValue, (a, b, c, d) => {
        const order = sign(compareValues(a, b)) || -sign(compareValues(c, d));
        return (
          byteOrder(
            encodeKey(a) + invertKey(encodeKey(c)),
            encodeKey(b) + invertKey(encodeKey(d)),
          ) === order
        );
      }),
    );
  });

  it('are equal for grouping if and only if the values are', () => {
    fc.assert(
      fc.property(
        anyValue,
        anyValue,
        (a, b) => (encodeHashKey(a) === encodeHashKey(b)) === (compareValues(a, b) === 0),
      ),
    );
  });
});

describe('BSON', () => {
  it('survives encoding and decoding', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const bytes = encodeDocument(documentOf({ value }));
        expect(encodeDocument(decodeDocument(bytes)).equals(bytes)).toBe(true);
        return compareValues(decodeDocument(bytes).value, value) === 0;
      }),
    );
  });
});
