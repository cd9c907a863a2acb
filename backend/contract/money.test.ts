import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { formatChange, formatMoney, formatWhole, toMajor, toMinor, toMoneyText } from './money.ts';
import { Money, Price } from './parts.schemas.ts';
import { inPlace, setShopPlace } from './place.ts';
import { FieldChange } from './platform/audit/admin-change.schemas.ts';

const minor = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

describe('an amount', () => {
  it('is the same after its way over the wire', () => {
    fc.assert(fc.property(minor, (amount) => toMinor(toMajor(amount)) === amount));
  });

  it('is the same after its way as a text', () => {
    fc.assert(fc.property(minor, (amount) => toMinor(Number(toMoneyText(amount))) === amount));
  });

  it.each([
    [0.1 + 0.2, 30],
    [4.35, 435],
    [-12.3, -1230],
    [999_999_999.99, 99_999_999_999],
  ])('that is %d on the wire is %i', (amount, whole) => {
    expect(toMinor(amount)).toBe(whole);
  });

  it('is refused, not rounded, if it has too many decimals', () => {
    const tooFine = fc
      .integer({ min: 1, max: 9_999_999 })
      .filter((mills) => mills % 10 !== 0)
      .map((mills) => mills / 1000);
    fc.assert(fc.property(tooFine, (amount) => !Price.safeParse(amount).success));
  });

  it.each([
    [0, '$0.00'],
    [1230, '$12.30'],
    [123_450, '$1,234.50'],
    [99_999_999_999, '$999,999,999.99'],
  ])('of %i is shown as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

describe.each([
  ['JPY', 'ja-JP', 1500, '￥1,500', 0.5],
  ['EUR', 'de-DE', 123_450, '1.234,50\u00a0€', 0.005],
  ['KWD', 'en-KW', 12_905, 'KWD\u00a012.905', 0.0005],
  ['HUF', 'hu-HU', 123_450, '1234,50\u00a0Ft', 0.005],
] as const)('an amount in %s', (currency, locale, amount, shown, tooFine) => {
  beforeEach(() => setShopPlace({ currency, locale }));
  afterEach(() => setShopPlace());

  it('is the same after its way over the wire and as a text', () => {
    fc.assert(fc.property(minor, (one) => toMinor(toMajor(one)) === one));
    fc.assert(fc.property(minor, (one) => toMinor(Number(toMoneyText(one))) === one));
  });

  it(`is shown as ${shown}, with the decimals of ISO 4217`, () => {
    expect(formatMoney(amount)).toBe(shown);
  });

  it('is refused, not rounded, if it has too many decimals', () => {
    const prices = fc.integer({ min: 0, max: 9999 });
    fc.assert(fc.property(prices, (whole) => !Price.safeParse(whole + tooFine).success));
  });
});

describe('requests and replies', () => {
  const Line = z.object({ title: z.string(), price: Money, pages: z.number() });
  const Order = z.object({ lines: z.array(Line), totalPrice: Money, months: z.array(Money) });
  const line = fc.record({ title: fc.string(), price: minor, pages: minor });
  const order = fc.record({
    lines: fc.array(line),
    totalPrice: minor,
    months: fc.array(minor),
  });
  const shop = fc.constantFrom('JPY', 'EUR', 'KWD').map((currency) => ({
    currency,
    locale: 'de-DE',
  }));

  it('have the same amounts, and the same of all else, after their way over the wire', () => {
    fc.assert(
      fc.property(order, shop, (sent, place) => {
        const wire = inPlace(place, () => JSON.stringify(z.encode(Order, sent)));
        expect(inPlace(place, () => Order.parse(JSON.parse(wire)))).toEqual(sent);
      }),
    );
  });

  it('have sums that are exact', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 1000 });
    fc.assert(
      fc.property(prices, (charged) => {
        const wire = JSON.stringify(z.encode(z.array(Money), charged));
        const read = z.array(Money).parse(JSON.parse(wire));
        const exact = charged.reduce((sum, price) => sum + BigInt(price), 0n);
        expect(BigInt(read.reduce((sum, price) => sum + price, 0))).toBe(exact);
      }),
    );
  });

  it('have the amounts of the fields that the activity log names', () => {
    const changes = [
      { field: 'newPrice', from: 1200, to: 1000 },
      { field: 'stock', from: 5, to: 3 },
      { field: 'minimum', to: 1050 },
    ];
    const wire = z.encode(z.array(FieldChange), changes);
    expect(wire).toEqual([
      { field: 'newPrice', from: 12, to: 10 },
      { field: 'stock', from: 5, to: 3 },
      { field: 'minimum', to: 10.5 },
    ]);
    expect(z.array(FieldChange).parse(wire)).toEqual(changes);
  });

  it('have those of the shop of the call, whichever the process has by now', () => {
    setShopPlace({ currency: 'JPY', locale: 'ja-JP' });
    const dinars = { currency: 'KWD', locale: 'en-KW' };
    expect(inPlace(dinars, () => [z.encode(Price, 12_905), Price.parse(0.005)])).toEqual([
      12.905, 5,
    ]);
    const refused = () =>
      inPlace(dinars, () => {
        throw new Error('refused');
      });
    expect(refused).toThrow('refused');
    expect(z.encode(Price, 1290)).toBe(1290);
    setShopPlace();
  });
});

describe('an amount below zero', () => {
  afterEach(() => setShopPlace());
  it.each([
    ['USD', 'en-US', '−$12.30', '+$12.30'],
    ['EUR', 'de-DE', '−12,30\u00a0€', '+12,30\u00a0€'],
    ['EUR', 'nl-NL', '€\u00a0−12,30', '+€\u00a012,30'],
    ['CHF', 'de-CH', 'CHF−12.30', '+CHF\u00a012.30'],
    ['SEK', 'sv-SE', '−12,30\u00a0kr', '+12,30\u00a0kr'],
  ])('in %s and %s has a minus sign, and no hyphen', (currency, locale, below, above) => {
    setShopPlace({ currency, locale });
    expect([formatMoney(-1230), formatChange(-1230)]).toEqual([below, below]);
    expect(formatChange(1230)).toBe(above);
    expect(formatMoney(-0)).toBe(formatMoney(0));
    expect(formatWhole(-1200)).toMatch(/−/);
    expect(formatWhole(-1200)).not.toContain('-');
    expect(toMoneyText(-1230)).toBe('-12.30');
  });

  it('gets its sign from nobody else', () => {
    const root = join(import.meta.dirname, '../..');
    const written = ['frontend/src', 'backend/src', 'backend/contract'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|dist/.test(file))
        .map((file) => join(root, folder, file))
        .filter((file) => /[-−+][{$]+formatMoney\(/.test(readFileSync(file, 'utf8'))),
    );
    expect(written.map((file) => relative(root, file))).toEqual(['backend/contract/money.ts']);
  });
});

describe('the schemas', () => {
  type Json = { [name: string]: unknown };
  type Member = { where: string; name: string; isMoney: boolean };

  /** Returns the members of a JSON schema that are numbers or lists of numbers, and whether they are money. */
  function numbersIn(schema: unknown, where: string, defs: Json = {}, name = ''): Member[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const { type, format, properties = {}, $ref, ...rest } = schema as Json;
    const own = type === 'number' || type === 'integer';
    const choices = [rest.anyOf, rest.oneOf, rest.allOf, rest.prefixItems, rest.items].flat();
    return [
      ...(own ? [{ where, name, isMoney: format === 'money' }] : []),
      ...choices.flatMap((choice) => numbersIn(choice, where, defs, name)),
      ...Object.entries(properties as Json).flatMap(([member, one]) =>
        numbersIn(one, where, defs, member),
      ),
      // Schemas with names of their own stand beside the others.
      ...(typeof $ref === 'string' ? numbersIn(defs[basename($ref)], where, defs, name) : []),
      ...numbersIn(rest.additionalProperties, where, defs, name),
    ];
  }

  const folder = new URL('.', import.meta.url);
  const modulesOf = async (name: RegExp) => {
    const files = (await readdir(folder, { recursive: true })).filter(
      (file) => !/^(node_modules|dist)/.test(file) && name.test(file),
    );
    const modules = files.map(async (file) => ({
      file,
      exported: (await import(new URL(file, folder).href)) as Record<string, unknown>,
    }));
    return Promise.all(modules);
  };

  /** Returns the schemas of the contract's files, and those that calls are declared with. */
  async function allSchemas(): Promise<[string, unknown][]> {
    const schemas = await modulesOf(/\.schemas\.ts$/);
    const calls = await modulesOf(/\/calls\.ts$/);
    expect(schemas.length).toBeGreaterThan(40);
    expect(calls.length).toBeGreaterThan(10);
    return [
      ...schemas.flatMap(({ file, exported }) =>
        Object.entries(exported).map(([name, one]): [string, unknown] => [`${file} ${name}`, one]),
      ),
      ...calls.flatMap(({ exported }) => Object.values(exported).flatMap(partsOf)),
    ];
  }

  const partsOf = (calls: unknown) =>
    Object.entries(calls as Record<string, Partial<Call>>).flatMap(
      ([name, { query, body, reply }]): [string, unknown][] => [
        [`the query of ${name}`, query],
        [`the body of ${name}`, body],
        [`the reply of ${name}`, reply],
      ],
    );

  it('have as an amount each number whose name an amount has elsewhere', async () => {
    const members: Member[] = [];
    for (const [where, schema] of await allSchemas()) {
      if (!(schema instanceof z.ZodType)) continue;
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      members.push(...numbersIn(json, where, json.$defs).filter((one) => one.name !== ''));
    }
    const amounts = new Set(members.filter((one) => one.isMoney).map(({ name }) => name));
    expect(amounts.size).toBeGreaterThan(30);
    expect(members.filter(({ name, isMoney }) => !isMoney && amounts.has(name))).toEqual([]);
  });
});
