import { rescale } from '@book-store/contract/money';
import fc from 'fast-check';
import mongoose, { type Schema, Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { importingWith, useImports } from '../../catalogue/imports/importing.builder.ts';
import { Activity } from '../../platform/audit/activity.model.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { hasMark, typesOf, WITH_ORDERS } from './stored-amounts.fixtures.ts';

/** `npm run test:histories` runs five hundred. */
const HISTORIES = Number(process.env.HISTORIES ?? 3);

const CURRENCIES = {
  USD: { currency: 'USD', locale: 'en-US', decimals: 2 },
  EUR: { currency: 'EUR', locale: 'de-DE', decimals: 2 },
  JPY: { currency: 'JPY', locale: 'ja-JP', decimals: 0 },
  KWD: { currency: 'KWD', locale: 'en-KW', decimals: 3 },
} as const;
type Code = keyof typeof CURRENCIES;

const app = useTestApp();
useImports(app);
const ids = {
  book: new Types.ObjectId(),
  code: new Types.ObjectId(),
};
let admin: string;
beforeAll(async () => {
  admin = await asAdmin();
});

type Amounts = readonly number[];

/** What a shop may have stored before its first order, with these amounts. */
function stored(amounts: Amounts): Record<string, Record<string, unknown>> {
  let at = 0;
  const next = () => amounts[at++ % amounts.length];
  const at0 = new Date('2026-11-01T10:00:00Z');
  return {
    BinnedBook: {
      _id: ids.book,
      title: 'Persuasion',
      titleKey: 'persuasion',
      category: 'fiction',
      newPriceCents: next(),
      oldPriceCents: next(),
      lowestCents: next(),
      prices: [{ cents: next(), until: at0 }],
      deletedAt: at0,
      deletedBy: 'ada',
    },
    FormerBook: {
      _id: `${ids.book}:${ids.book}`,
      import: ids.book,
      book: ids.book,
      title: 'Emma',
      at: at0,
      version: 1,
      before: {
        _id: ids.book,
        title: 'Emma',
        titleKey: 'emma',
        category: 'fiction',
        newPriceCents: next(),
        oldPriceCents: next(),
        lowestCents: next(),
        prices: [{ cents: next(), until: at0 }],
      },
    },
    Book: {
      _id: ids.book,
      title: 'Emma',
      titleKey: 'emma',
      category: 'fiction',
      newPriceCents: next(),
      oldPriceCents: next(),
      lowestCents: next(),
      prices: [
        { cents: next(), until: at0 },
        { cents: next(), until: at0 },
      ],
      pages: 320,
      weight: 900,
    },
    DiscountCode: {
      _id: ids.code,
      code: 'WELCOME',
      kind: 'amount',
      amountCents: next(),
      minimumCents: next(),
      limit: 50,
      lastDay: '9999-12-31',
      genres: [],
      books: [],
      uses: 0,
    },
    ShopSettings: {
      _id: 'shop',
      delivery: {
        ways: [
          {
            id: 'parcel',
            kind: 'parcel',
            countries: [],
            steps: [
              { sum: 0, price: next() },
              { sum: next(), price: next() },
            ],
            freeFrom: next(),
            days: { from: 2, to: 4 },
          },
          {
            id: 'heavy',
            kind: 'parcel',
            countries: [],
            steps: [{ sum: 0, price: next() }],
            heavier: [{ over: 5000, price: next() }],
            days: { from: 2, to: 4 },
          },
        ],
      },
      payments: {
        ways: [
          { method: 'transfer', countries: [], smallest: next(), largest: next(), fee: next() },
        ],
        reminderDays: 5,
        cancelDays: 14,
        giftCardSales: { smallest: next(), largest: next() },
      },
      security: { confirmRefundsAbove: next() },
    },
    BooksChange: {
      _id: 'change',
      by: { id: 'a', username: 'Anna', address: '' },
      wanted: {
        change: { kind: 'prices', amount: next(), price: next() },
        seen: { newPrice: next(), oldPrice: null, stock: 7 },
      },
      ...{ done: 1, batches: 2, changed: 500, refused: 0, at: at0 },
    },
    BooksChangeBatch: {
      _id: 'change:1',
      books: [{ _id: 'b', from: { newPrice: next(), stock: 3 }, to: { newPrice: next() } }],
      at: at0,
    },
  };
}

const values = (part: unknown, [name, ...rest]: string[]): unknown[] => {
  if (Array.isArray(part)) return part.flatMap((one) => values(one, [name ?? '', ...rest]));
  const value = (part as Record<string, unknown> | undefined)?.[name ?? ''];
  if (value === undefined || rest.length === 0) return value === undefined ? [] : [value];
  return values(value, rest);
};

const set = async (to: Code) => {
  const { currency, locale } = CURRENCIES[to];
  const reply = await app
    .http()
    .put('/api/admin/shop/place')
    .set('Authorization', admin)
    .send({ currency, locale });
  expect([reply.status, reply.body.currency]).toEqual([200, to]);
};

/** Amounts of whole dollars, so that none of them is too high for any of the currencies. */
const amounts = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ max: 900_000, min: 1 })),
  {
    minLength: 30,
    maxLength: 30,
  },
);
const history = fc.record({
  amounts,
  currencies: fc.array(fc.constantFrom(...(Object.keys(CURRENCIES) as Code[])), {
    minLength: 1,
    maxLength: 4,
  }),
});

describe('a shop before its first order', () => {
  it('has every kind of amount in what these histories store', () => {
    const documents = stored([1]);
    for (const name of mongoose.modelNames().filter((one) => !WITH_ORDERS.includes(one))) {
      const marked = typesOf(mongoose.model(name).schema as Schema).filter(({ type }) =>
        hasMark(type),
      );
      for (const { path } of marked)
        expect([name, path, values(documents[name], path.split('.')).length > 0]).toEqual([
          ...[name, path, true],
        ]);
    }
  });

  it(
    'keeps the numbers of all that it has stored, through any changes of its currency',
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async ({ amounts: first, currencies }) => {
          await set('USD');
          for (const [name, document] of Object.entries(stored(first))) {
            const model = mongoose.model(name);
            if (name !== 'ShopSettings') await model.deleteMany({});
            const { _id, ...rest } = document;
            await model.updateOne({ _id }, { $set: rest }, { upsert: true });
          }
          let now: Amounts = first;
          let own: Code = 'USD';
          for (const code of currencies) {
            await set(code);
            const [from, to] = [CURRENCIES[own].decimals, CURRENCIES[code].decimals];
            now = now.map((cents) => rescale(cents, from, to));
            own = code;
            for (const [name, document] of Object.entries(stored(now))) {
              const found = await mongoose
                .model(name)
                .findById(document._id as string)
                .lean();
              expect(found).toMatchObject(document);
            }
          }
        }),
        { numRuns: HISTORIES, endOnFailure: true },
      );
    },
    60_000 + HISTORIES * 2000,
  );

  it('shows the amounts of its activity log as numbers of the currency of today', async () => {
    await set('USD');
    await Activity.create({
      at: new Date(),
      by: { kind: 'command', name: 'anna' },
      action: 'book-edited',
      subject: { name: 'Emma' },
      fields: [
        { field: 'newPrice', from: 1200, to: 950 },
        { field: 'stock', from: 3, to: 4 },
      ],
    });
    await set('KWD');
    const log = await app.http().get('/api/admin/activity').set('Authorization', admin);
    const entry = log.body.entries.find(
      ({ action }: { action: string }) => action === 'book-edited',
    );
    expect(entry.fields).toEqual([
      { field: 'newPrice', from: 12, to: 9.5 },
      { field: 'stock', from: 3, to: 4 },
    ]);
  });

  it('shows the amounts of an import as numbers of the currency of today', async () => {
    await set('USD');
    const { dryRun, rows } = importingWith(app);
    const done = await dryRun('title,price,stock\nPersuasion,12.00,3\n');
    await set('KWD');
    const [row] = await rows(done, 'new');
    expect(row?.fields).toEqual(
      expect.arrayContaining([
        { field: 'newPrice', to: 12 },
        { field: 'stock', to: 3 },
      ]),
    );
  });
});
