import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The only id among the generated values; a test may give it to a book. */
export const ID = 'a1b2c3d4e5f60718293a4b5c';
/** Each is accepted by at least one field of some contract. */
const PLAUSIBLE = [
  ...['', '0', '1', '2', '20', '2026', 'newest', 'price', 'city', 'placed', 'confirmed,packed'],
  ...['placed', 'confirmed', 'cancelled', 'add', 'remove', 'fiction', 'horror', 'title', '-price'],
  ...[
    '10-20',
    'paperback',
    '1990',
    'true',
    'neil-gaiman',
    'sent',
    'a-token-of-32-characters_1234567',
    `${ID}70dbd880.${'a-signature_'.repeat(4).slice(0, 43)}`,
    'guest:somebody',
  ],
  'k'.repeat(43),
  'WELCOME-10',
  ...['DE89370400440532013000', 'COBADEFF', 'kitab@okbank', 'transfer'],
  ...['en-US', 'Europe/Berlin', 'DE', 'books', 'delivery'],
  ...['978-0-306-40615-7', '080442957X', 'en', 'fre', 'paperback', 'pick'],
  ...['ada@example.com', '+15550100', '0123456', '10.00', '0.01', '999999999.99'],
  ...[
    'book-1.webp',
    'https://example.com/cover.jpg',
    'Émile Ångström 書店 🚚',
    "O'Neil; DROP TABLE",
  ],
  ...[
    ID,
    ID.toUpperCase(),
    `${ID},${ID}`,
    '0b9dc0a4-6f0e-4c3e-9b0a-5f4f8a3a7d11',
    '2026-01-01T00:00:00.000Z',
    '2026-11-20',
    '9999-12-31T23:59:59Z',
  ],
  ...[
    'comma',
    'latin1',
    'wrong',
    '{"title":"Title"}',
    '{"stock":null}',
    '{"newPrice":"5"}',
    'isbn,pages',
  ],
  ...['a long enough password', '.*', '$where', '{"$gt":""}', '\\', '%', "'", '<script>'],
  ...[0, 1, 5, 12.34, 10_000, 15550100, true, false],
];
const RANDOM = fc.sample(fc.oneof(fc.string({ unit: 'grapheme' }), fc.double(), fc.integer()), {
  numRuns: 200,
  seed: 7,
});

/** Generates valid values from the contract itself. */
export function valid(schema: z.ZodType): Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fc.option(valid(schema.unwrap() as z.ZodType), { nil: undefined });
  }
  if (schema instanceof z.ZodNullable) {
    return fc.option(valid(schema.unwrap() as z.ZodType), { nil: null });
  }
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.ZodType>;
    return fc
      .record(Object.fromEntries(Object.entries(shape).map(([key, one]) => [key, valid(one)])))
      .map((object) =>
        Object.fromEntries(Object.entries(object).filter(([, one]) => one !== undefined)),
      )
      .filter((object) => schema.safeParse(object).success);
  }
  if (schema instanceof z.ZodUnion) {
    return fc.oneof(...schema.options.map((one) => valid(one as z.ZodType)));
  }
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodArray) {
    const lists = fc.uniqueArray(valid(schema.element as z.ZodType), { maxLength: 5 });
    return lists.filter((list) => schema.safeParse(list).success);
  }
  return fc.constantFrom(...leavesOf(schema));
}

/** Picks those of the plausible, random and longest values that the contract accepts. */
function leavesOf(schema: z.ZodType): unknown[] {
  const { maxLength } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const longest = maxLength ? ['x'.repeat(maxLength)] : [];
  const leaves = [...PLAUSIBLE, ...RANDOM, ...longest].filter(
    (one) => schema.safeParse(one).success,
  );
  if (leaves.length === 0) throw new Error('Add a plausible value that this contract accepts.');
  return leaves;
}

const parsed = (text: string): unknown => JSON.parse(text);
const HOSTILE = [
  ...[null, true, -1, 0.001, 1e308, Number.MAX_SAFE_INTEGER, '', ' ', 'x'.repeat(6000)],
  ...[{ $gt: '' }, { $ne: null }, { $where: 'sleep(1e9)' }, { $regex: '(a+)+$' }, [], [[]], {}],
  ...['\u0000', 'a\u0000b', '\ud800', '\r\nSet-Cookie: a=b', '../../etc/passwd', '{{7*7}}'],
  ...[[{ $gt: '' }], { length: 1e9 }, { toString: 'x' }, { toJSON: 1 }, { _bsontype: 'ObjectId' }],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'].map(parsed),
  parsed(`${'['.repeat(100)}${']'.repeat(100)}`),
];
export const hostileValue = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue());

/** Members that the shop sets itself or that only an attacker sends. */
export const FORBIDDEN_MEMBERS = [
  ...['_id', 'id', 'createdAt', 'updatedAt', 'uid', 'owner', 'status', 'history', 'price', 'lines'],
  ...['totalCents', 'newPriceCents', 'passwordHash', 'tokenVersion', 'usernameKey', 'isAdmin'],
  ...['$set', '$where', 'a.b', 'constructor', 'prototype', 'toString', 'hasOwnProperty'],
];

/** Generates a valid value with one fault: a member replaced, removed or added, at any depth. */
export const invalid = (schema: z.ZodType): Arbitrary<unknown> =>
  fc
    .tuple(
      valid(schema),
      fc.constantFrom('replace', 'drop', 'add', 'pollute', 'all'),
      fc.nat(),
      hostileValue,
      fc.constantFrom(...FORBIDDEN_MEMBERS),
    )
    .map(([value, how, at, wrong, name]) => {
      if (how === 'all' || typeof value !== 'object' || value === null) return wrong;
      const copy = structuredClone(value) as Json;
      if (how === 'pollute')
        return parsed(
          JSON.stringify(copy).replace('{', '{"__proto__":{"admin":1},').replace(',}', '}'),
        );
      const target = deepest(copy, at);
      const keys = Object.keys(target);
      const key = keys[at % keys.length] ?? name;
      if (how === 'drop') delete target[key];
      else target[how === 'add' ? name : key] = wrong;
      return copy;
    });

function deepest(value: Json, at: number): Json {
  const inner = Object.values(value).filter(
    (one): one is Json => typeof one === 'object' && one !== null,
  );
  const one = inner[at % (inner.length + 1)];
  return one ? deepest(one, at >> 1) : value;
}
