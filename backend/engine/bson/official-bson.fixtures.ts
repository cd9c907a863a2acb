import fc from 'fast-check';
import * as official from 'mongodb';
import { Type } from './types.ts';
import {
  Binary,
  Decimal,
  type Document,
  maxKey,
  minKey,
  newDocument,
  ObjectId,
  Opaque,
  Regex,
  Timestamp,
  toDouble,
  toKey,
  UtcDate,
  type Value,
} from './values.ts';

/** The same value as this codec and as the official package know it. */
export interface Twin {
  ours: Value;
  theirs: unknown;
}

const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const anyDouble = fc.oneof(fc.double(), fc.constantFrom(0, -0, 5, 2 ** 31, -(2 ** 31), 2 ** 53));
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.constantFrom('', 'a\0b', '\u{1F600}', '\uFFFD', 'x'.repeat(1500)),
);
const cText = text.map((value) => value.replaceAll('\0', ''));
const bytesOf = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

/** What a deprecated string type holds: its length, the text and a NUL. */
function stringBytes(value: string): Buffer {
  const bytes = Buffer.from(`${value}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}

const leaf: fc.Arbitrary<Twin> = fc.oneof(
  fc.integer().map((n) => ({ ours: n, theirs: new official.Int32(n) })),
  anyDouble.map((n) => ({ ours: toDouble(n), theirs: new official.Double(n) })),
  int64.map((n) => ({ ours: n, theirs: official.Long.fromBigInt(n) })),
  text.map((value) => ({ ours: value, theirs: value })),
  fc.constantFrom(null, true, false).map((value) => ({ ours: value, theirs: value })),
  fc
    .date({ noInvalidDate: true })
    .map((date) => ({ ours: new UtcDate(date.getTime()), theirs: date })),
  bytesOf(12).map((bytes) => ({
    ours: new ObjectId(Buffer.from(bytes).toString('latin1')),
    theirs: new official.ObjectId(bytes),
  })),
  fc
    .tuple(fc.uint8Array({ maxLength: 40 }), fc.constantFrom(0, 1, 3, 4, 5, 128))
    .map(([bytes, subtype]) => ({
      ours: new Binary(subtype, Buffer.from(bytes)),
      theirs: new official.Binary(bytes, subtype),
    })),
  bytesOf(16).map((bytes) => ({
    ours: new Decimal(Buffer.from(bytes)),
    theirs: new official.Decimal128(bytes),
  })),
  fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((value) => ({
    ours: new Timestamp(value),
    theirs: new official.Timestamp(value),
  })),
  fc.tuple(cText, fc.constantFrom('', 'i', 'im')).map(([pattern, options]) => ({
    ours: new Regex(pattern, options),
    theirs: new official.BSONRegExp(pattern, options),
  })),
  text.map((value) => ({
    ours: new Opaque(Type.Symbol, stringBytes(value)),
    theirs: new official.BSONSymbol(value),
  })),
  text.map((value) => ({
    ours: new Opaque(Type.Code, stringBytes(value)),
    theirs: new official.Code(value),
  })),
  fc.constantFrom<Twin>(
    { ours: minKey, theirs: new official.MinKey() },
    { ours: maxKey, theirs: new official.MaxKey() },
  ),
);

const name = fc.oneof(cText, fc.constantFrom('a', '_id', '0', '10', '__proto__', '$set', 'é', ''));

function documentTwin(fields: [string, Twin][]): { ours: Document; theirs: Map<string, unknown> } {
  const ours = newDocument();
  for (const [key, { ours: value }] of fields) ours[toKey(key)] = value;
  return { ours, theirs: new Map(fields.map(([key, { theirs }]) => [key, theirs])) };
}

const { document } = fc.letrec<{ value: Twin; document: ReturnType<typeof documentTwin> }>(
  (tie) => ({
    value: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      leaf,
      fc.array(tie('value'), { maxLength: 5 }).map((twins) => ({
        ours: twins.map(({ ours }) => ours),
        theirs: twins.map(({ theirs }) => theirs),
      })),
      tie('document') as fc.Arbitrary<Twin>,
    ),
    document: fc
      .uniqueArray(fc.tuple(name, tie('value')), { maxLength: 6, selector: ([key]) => key })
      .map(documentTwin),
  }),
);

/** Any document that both can write. */
export const anyDocument = document;

/** Values that this codec keeps as bytes. */
export const rare = {
  codeWithScope: new official.Code('f(x)', { x: 1, y: { z: 'text' } }),
  reference: new official.DBRef('books', new official.ObjectId('64b7f0000000000000000001')),
  oldBinary: new official.Binary(Buffer.from('old'), 2),
};
