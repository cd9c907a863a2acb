import { FILTERED_BOOKS_MAX } from '@book-store/contract/lists';
import { setShopPlace } from '@book-store/contract/place';
import { MARKDOWN_MAX } from '@book-store/contract/text-limits';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_TABLE, nameOf } from '../../testing/checks/api-table.ts';
import { valid } from './contract-values.fixtures.ts';

/** Longer than any text that the shop stores. */
const LONG = MARKDOWN_MAX + 1;
const OVERSIZED: unknown[] = [
  ...['x', '1', 'é', '书', '<', 'a,', '.'].map((text) => text.repeat(LONG)),
  `https://example.com/${'x'.repeat(LONG)}`,
  `${'x'.repeat(LONG)}@example.com`,
  `+${'1'.repeat(LONG)}`,
  `2026-01-01T00:00:00.${'0'.repeat(LONG)}Z`,
  ...[1e300, -1e300, 1e9 + 0.5, Number.MAX_SAFE_INTEGER],
];

type Field = { path: string; schema: z.ZodType };

const isWrapped = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault;

/** Returns the fields of a contract at any depth, with their schemas. */
function fieldsOf(schema: z.ZodType, path: string): Field[] {
  if (isWrapped(schema)) {
    return fieldsOf(schema.unwrap() as z.ZodType, path);
  }
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
    return shape.flatMap(([key, one]) => fieldsOf(one, `${path}.${key}`));
  }
  if (schema instanceof z.ZodArray) {
    return [{ path, schema }, ...fieldsOf(schema.element as z.ZodType, `${path}[]`)];
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as readonly z.ZodType[];
    return [{ path, schema }, ...options.flatMap((one) => fieldsOf(one, path))];
  }
  return [{ path, schema }];
}

/** Returns the object schemas of a contract at any depth. */
function objectsOf(schema: z.ZodType): z.ZodObject[] {
  if (isWrapped(schema)) {
    return objectsOf(schema.unwrap() as z.ZodType);
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return [schema, ...Object.values(schema.shape as Record<string, z.ZodType>).flatMap(objectsOf)];
}

const inputs = () =>
  API_TABLE.flatMap((route) =>
    (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
      const schema = route[part];
      // A picture is the only body that is not JSON; its own parser limits it.
      return schema && !(schema instanceof z.ZodCustom)
        ? [{ name: `${part} of ${nameOf(route)}`, part, schema }]
        : [];
    }),
  );

/** A change of many books names them all: the whole of a large shop's shelf. */
const mostOf = (path: string) =>
  /^body of POST \/api\/admin\/(books\/changes|covers\/retries)/.test(path)
    ? FILTERED_BOOKS_MAX
    : 1000;

afterEach(() => setShopPlace());

const isMoney = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).format === 'money';

describe('every contract', () => {
  it.each([
    ['yen', 'JPY', 1],
    ['dollars', 'USD', 0.01],
    ['dinars', 'KWD', 0.001],
  ])('refuses an amount below the smallest one of %s', (_name, currency, smallest) => {
    setShopPlace({ currency, locale: 'en-US' });
    const all = inputs().map(({ name, schema }) => ({
      amounts: fieldsOf(schema, name).filter((field) => isMoney(field.schema)),
      marks: JSON.stringify(
        z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }),
      ).match(/"format":"money"/g),
    }));
    // None of them is where `fieldsOf` does not look.
    for (const { amounts, marks } of all) expect(amounts).toHaveLength(marks?.length ?? 0);
    const amounts = all.flatMap((one) => one.amounts);
    expect(amounts.length).toBeGreaterThan(20);
    const below = [1e-9, -1e-9, 1e-300, smallest / 2, smallest / 1000];
    const taken = amounts.flatMap(({ path, schema }) =>
      below.filter((amount) => schema.safeParse(amount).success).map((amount) => [path, amount]),
    );
    expect(taken).toEqual([]);
    // What refuses everything would not show anything.
    for (const { path, schema } of amounts)
      expect([path, schema.safeParse(smallest * 1000).success]).toEqual([path, true]);
  });

  it('limits the size of each of its fields', () => {
    const fields = inputs().flatMap(({ name, schema }) => fieldsOf(schema, name));
    expect(fields.length).toBeGreaterThan(50);
    const unbounded = fields.filter(({ schema }) =>
      OVERSIZED.some((value) => schema.safeParse(value).success),
    );
    expect(unbounded.map(({ path }) => path)).toEqual([]);
  });

  it('limits the length of each of its lists', () => {
    const lists = inputs()
      .flatMap(({ name, schema }) => fieldsOf(schema, name))
      .flatMap(({ path, schema }) => (schema instanceof z.ZodArray ? [{ path, schema }] : []));
    expect(lists.length).toBeGreaterThan(0);
    for (const { path, schema } of lists) {
      const { maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      expect([path, (maxItems ?? Number.POSITIVE_INFINITY) <= mostOf(path)]).toEqual([path, true]);
    }
  });

  it('refuses unknown members in queries and bodies, at any depth', () => {
    const objects = inputs()
      .filter(({ part }) => part === 'query' || part === 'body')
      .flatMap(({ name, schema }) => objectsOf(schema).map((object) => ({ name, object })));
    expect(objects.length).toBeGreaterThan(10);
    for (const { name, object } of objects) {
      for (const [value] of fc.sample(fc.tuple(valid(object)), { numRuns: 20, seed: 1 })) {
        const withUnknown = { ...(value as object), surprise: 1 };
        const accepted = [value, withUnknown].map((one) => object.safeParse(one).success);
        expect([name, accepted]).toEqual([name, [true, false]]);
      }
    }
  });
});
