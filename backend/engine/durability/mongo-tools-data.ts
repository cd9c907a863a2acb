import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  type Document,
  Double,
  type IndexDescription,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb';

/** A document for each BSON type, as a value, as an _id where it may be one, and inside others. */
export function everyType(): Document[] {
  const values = [
    new Double(1.5),
    new Double(10),
    new Double(-0),
    new Double(Number.NaN),
    'text with \0 and \u{1F4DA}',
    { 10: 'ten', 2: 'two', a: { b: [] } },
    Buffer.from([0, 1, 255]),
    new Binary(Buffer.from('old'), 2),
    new UUID('123e4567-e89b-42d3-a456-426614174000'),
    new ObjectId('65a1b2c3d4e5f60718293a4b'),
    true,
    new Date(-1),
    new Date(8.64e15),
    null,
    new BSONRegExp('^a.*b$', 'im'),
    new Code('function () { return 1; }'),
    new Code('function () { return x; }', { x: 1 }),
    new BSONSymbol('symbol'),
    new Int32(7),
    new Timestamp({ t: 1_700_000_000, i: 3 }),
    Long.MAX_VALUE,
    Decimal128.fromString('19.90'),
    Decimal128.fromString('1E+3'),
    new MinKey(),
    new MaxKey(),
  ];
  const nested = values.map((value, n) => ({
    _id: n,
    value,
    list: [value, [value]],
    a: { value },
    tags: [n, 'tag'],
  }));
  const ids = [
    { a: 1 },
    'id',
    new ObjectId('65a1b2c3d4e5f60718293a4c'),
    new Date(0),
    Long.fromInt(99),
  ];
  return [...nested, ...ids.map((_id) => ({ _id }))] as Document[];
}

export const INDEXES: IndexDescription[] = [
  { key: { 'b.c': 1, _id: -1 }, name: 'compound' },
  { key: { tags: 1 } },
  { key: { unique: 1 }, unique: true, sparse: true },
  { key: { partial: 1 }, unique: true, partialFilterExpression: { partial: { $gt: 5 } } },
  { key: { expires: 1 }, expireAfterSeconds: 3600 },
];
