import fc from 'fast-check';
import { Decimal128 } from 'mongodb';
import {
  Binary,
  Decimal,
  Double,
  documentOf,
  maxKey,
  minKey,
  ObjectId,
  Regex,
  Timestamp,
  UtcDate,
  type Value,
} from './values.ts';

const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const decimal = (text: string) => new Decimal(Buffer.from(Decimal128.fromString(text).bytes));
/** Around the places where numbers of different types meet. */
const closeNumbers = fc.constantFrom<Value>(
  0,
  -0,
  1,
  -1,
  1.5,
  2 ** 31,
  2n ** 53n,
  2n ** 53n + 1n,
  2 ** 53,
  -(2n ** 53n) - 1n,
  2n ** 63n - 1n,
  2 ** 63,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  Infinity,
  -Infinity,
  Number.NaN,
  5n,
  5,
  new Double(5),
  ...['5.0', '1.5', '9007199254740993', '1E+19', '-Infinity', 'NaN'].map(decimal),
);
const name = fc.constantFrom('a', 'b', 'aa', '1', '0', '__proto__', 'é', '');

/** Any value an index can hold; small alphabets, so that equal parts are common. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; leaf: Value }>((tie) => ({
  leaf: fc.oneof(
    closeNumbers,
    fc.double(),
    fc.integer(),
    int64,
    fc.constantFrom<Value>(null, true, false, minKey, maxKey),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom('', 'a', 'a\0', 'a\0b', 'ab', '\u{1F600}', '\uFFFD'),
    fc.integer({ min: -1e14, max: 1e14 }).map((ms) => new UtcDate(ms)),
    int64.filter((ms) => !Number.isSafeInteger(Number(ms))).map((ms) => new UtcDate(ms)),
    fc.constantFrom('\0'.repeat(12), '\xff'.repeat(12)).map((bytes) => new ObjectId(bytes)),
    fc.uint8Array({ maxLength: 3 }).map((bytes) => new Binary(0, Buffer.from(bytes))),
    fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((value) => new Timestamp(value)),
    fc.constantFrom('a', 'ab').map((pattern) => new Regex(pattern, '')),
  ),
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .uniqueArray(fc.tuple(name, tie('value')), { maxLength: 3, selector: ([key]) => key })
      .map((fields) => {
        const document = documentOf({});
        for (const [key, value] of fields) Object.assign(document, documentOf({ [key]: value }));
        return document;
      }),
  ),
})).value;
