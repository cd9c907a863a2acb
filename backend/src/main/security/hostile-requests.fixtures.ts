import { parse } from 'node:querystring';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Route } from '../../platform/http/router/route.ts';
import type { RawCall } from '../../testing/processes/send-raw.ts';
import { FORBIDDEN_MEMBERS, hostileValue, invalid, valid } from './contract-values.fixtures.ts';

/** `refused` says whether the contract refuses the request; undefined if it never gets that far. */
export type Hostile = { call: RawCall; refused: boolean | undefined };

type Known = { ids: readonly string[]; email: string; authorization: string };

const SEGMENTS = [
  ...['..', '%2e%2e', '%2e%2e%2fetc', '%00', '%E0%A4%A', '%ED%A0%80', '$gt', '[$ne]', '%7B%7D'],
  ...[
    '0',
    '-1',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    'x'.repeat(3000),
    '%20',
    '%0d%0a',
  ],
  ...['abcdefghijkl', 'f'.repeat(24), 'F'.repeat(24), 'g'.repeat(24), "'%22%60", '%F0%9F%9A%9A'],
];
const QUERIES = [
  ...['page[$gt]=1', 'page=1&page=2', 'q[]=a', '__proto__=1', '__proto__[a]=1', 'constructor=x'],
  ...[
    'limit=1e9',
    'limit=-1',
    'page=NaN',
    'page=0x10',
    'q=%00',
    'q=%ED%A0%80',
    'sort=$where',
    '&&=&',
  ],
  ...['q=(a%2B)%2B$', 'q=%5C', 'ids=', 'status=placed,', 'year=99999', '%', 'a=b;c=d', 'year=2026'],
];
const TYPES = [
  ...['application/json', 'application/json; charset=utf-8', 'text/plain', 'image/png', ''],
  ...['application/json; charset=utf-16', 'multipart/form-data; boundary=x', 'x'.repeat(500)],
];
const DEEP = `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
const TEXTS = [
  DEEP,
  '',
  '{',
  '[]',
  'null',
  '"a"',
  '1e999',
  '{"a":1,}',
  '{"a":1,"a":2}',
  '\u0000',
  '[[[[',
];
const AUTHORIZATIONS = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer a.b.c',
  'Basic eDp5',
  `Bearer ${'x'.repeat(7000)}`,
];

/** Generates requests for a route, about half of them valid. */
export function hostileRequests(
  { method: verb, pattern, route }: { method: string; pattern: string; route: Route | undefined },
  known: Known,
): Arbitrary<Hostile> {
  const body = route?.body instanceof z.ZodObject || !route?.body ? undefined : pictures;
  const method = verb === 'ALL' ? 'POST' : verb;
  const authorization = mostly(
    fc.constant(known.authorization),
    fc.constantFrom(...AUTHORIZATIONS),
  );
  return fc
    .record({
      path: pathOf(pattern, known, route?.params),
      query: queryOf(route?.query),
      authorization,
      key: mostly(fc.constant(undefined), fc.string({ minLength: 1, unit: 'grapheme-ascii' })),
      body: method === 'GET' ? fc.constant(undefined) : (body ?? bodyOf(route?.body)),
      address: fc.ipV4(),
    })
    .map(({ path, query, authorization, key, body, address }) => {
      const headers = {
        'X-Forwarded-For': address,
        ...(authorization && { Authorization: authorization }),
        ...(key && { 'Idempotency-Key': key }),
        ...(body?.type && { 'Content-Type': body.type }),
      };
      const isReached =
        route && path.good && authorization === known.authorization && !body?.unreadable;
      const refuses = (schema: z.ZodType | undefined, value: unknown) =>
        schema?.safeParse(value).success === false;
      return {
        call: { method, path: `${path.text}${query.text}`, headers, body: body?.text },
        refused: isReached
          ? (route?.query !== undefined && !isUtf8(query.text)) ||
            refuses(route?.query, query.value) ||
            refuses(route?.headers, { 'idempotency-key': key ? key.trim() : undefined }) ||
            refuses(route?.body, body?.value ?? {})
          : undefined,
      };
    });
}

function isUtf8(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

const mostly = <T, U>(usual: Arbitrary<T>, rare: Arbitrary<U>): Arbitrary<T | U> =>
  fc.oneof({ arbitrary: usual, weight: 5 }, { arbitrary: rare, weight: 1 });

function pathOf(pattern: string, { ids, email }: Known, params?: z.ZodType) {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);
  if (names.length === 0) return fc.constant({ text: pattern, good: true });
  const good = { email: fc.constant(encodeURIComponent(email)), id: fc.constantFrom(...ids) };
  const goodOf = (name = '') => good[name as keyof typeof good] ?? fc.constantFrom('120', 'a.webp');
  const fill = (segments: string[]) => {
    const rest = [...segments];
    return pattern.replace(/:\w+/g, () => rest.shift() ?? '');
  };
  // A page of the shop, for example, has one of a few ids.
  const isGood = (all: string[]) => {
    const named = names.map((name, at) => [name, decodeURIComponent(all[at] ?? '')]);
    return params?.safeParse(Object.fromEntries(named)).success !== false;
  };
  const right = fc
    .tuple(...names.map(goodOf))
    .map((all) => ({ text: fill(all), good: isGood(all) }));
  const wrong = fc
    .tuple(...names.map(() => fc.constantFrom(...SEGMENTS)))
    .map((all) => ({ text: fill(all), good: false }));
  return mostly(right, wrong);
}

function queryOf(schema: z.ZodType | undefined) {
  const encode = (text: string) => ({
    text: text && `?${text}`,
    value: withoutEmpty(text),
  });
  const random = fc
    .dictionary(fc.constantFrom(...FORBIDDEN_MEMBERS, 'q', 'page', 'limit'), fc.string())
    .map((entries) => encode(new URLSearchParams(entries).toString()));
  const wrong = fc.oneof(fc.constantFrom(...QUERIES).map(encode), random);
  const right = schema
    ? valid(schema).map((value) => encode(new URLSearchParams(textsOf(value)).toString()))
    : fc.constant(encode(''));
  return mostly(right, wrong);
}

const textsOf = (value: unknown) =>
  Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, String(one)]));

/** Parses a query as Express does and drops empty values as the shop does. */
function withoutEmpty(text: string): Record<string, unknown> {
  const query = parse(text);
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** The only body that is not JSON: a picture, or something that claims to be one. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex');
const pictures: Arbitrary<Body> = fc
  .tuple(
    fc.constantFrom(PNG, Buffer.from('GIF89a'), Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.of()),
    fc.uint8Array({ maxLength: 500 }),
    fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'application/json', ''),
  )
  .map(([head, rest, type]) => ({
    text: Buffer.concat([head, rest]),
    type,
    unreadable: true,
  }));

type Body = { text: string | Buffer; value?: unknown; type: string; unreadable: boolean };

function bodyOf(schema: z.ZodType | undefined): Arbitrary<Body> {
  const asJson = (value: unknown): Body => ({
    text: JSON.stringify(value),
    value: JSON.parse(JSON.stringify(value)),
    type: 'application/json',
    // The JSON parser already refuses a body that is not an object.
    unreadable: typeof value !== 'object' || value === null,
  });
  const unreadable = fc
    .tuple(fc.constantFrom(...TEXTS), fc.constantFrom(...TYPES))
    .map(([text, type]) => ({ text, type, unreadable: true }));
  if (!schema) return fc.oneof(hostileValue.map(asJson), unreadable);
  return fc.oneof(
    { arbitrary: valid(schema).map(asJson), weight: 4 },
    { arbitrary: invalid(schema).map(asJson), weight: 4 },
    { arbitrary: unreadable, weight: 1 },
  );
}
