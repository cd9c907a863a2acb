import mongoose, { type Schema, type SchemaType } from 'mongoose';
import { describe, expect, it } from 'vitest';
import '../../main/shop.ts';
import { hasMark, typesOf, WITH_ORDERS } from './stored-amounts.fixtures.ts';

/** Never an amount, in whichever model. */
const ALWAYS_PLAIN = ['version', 'tries'];
const OF_BOOK =
  'pages popularity publishedYear rating.average rating.count series.number stock weight';
/** What else is a number, or anything, and no amount. */
const PLAIN: Readonly<Record<string, string>> = {
  Activity: 'decimals fields.from fields.to',
  AdminAccount: 'secondFactor.lastStep stays tokenVersion',
  // `given` is money, but of orders and gift cards, which bind the currency.
  AdminSession: 'given',
  BinnedBook: OF_BOOK,
  Book: OF_BOOK,
  BookImport:
    'chunks counts.changed counts.new counts.unchanged counts.wrong defaults done free lines problems.count problems.values questions.count questions.values repairs.count repairs.values total typed.column typed.row undo.binned undo.done undo.kept undo.putBack undo.total',
  BooksChange: 'batches by changed done refused',
  Clock: 'jump.steadyMs',
  Counter: 'held last',
  CustomerRecord: 'cart.quantity revision',
  DiscountCode: 'limit perCustomer percent uses',
  DueCover: 'asked',
  DueOrderMail: 'correction entry payment',
  FormerBook: `${OF_BOOK.replace(/\S+/g, 'before.$&')} stock`,
  Genre: 'holds position',
  ImportColumns: 'chosen',
  ImportRow:
    'decimals fields.from fields.to line problems.values questions.values repairs.values row',
  Job: 'failures result',
  Mail: 'letter orderNumber resends',
  OrderRoom: 'orders',
  Picture: 'height width',
  RateWindow: 'points',
  ShopSettings: 'banner identity papers place prices retention setup stock storefront tax',
  SignInFailures: 'failures',
  OpeningStock: 'copies',
  StockMovement: 'delta orderNumber',
  StripePayment: 'asked',
  TaskProblem: 'error',
  Visits: 'count',
  Withdrawal: 'number',
};

const NUMBERS = ['Number', 'Decimal128', 'BigInt', 'Double', 'Int32', 'Mixed', 'Map'];
const kindOf = (type: SchemaType & { embeddedSchemaType?: SchemaType }) =>
  (type.embeddedSchemaType ?? type).instance;

const isPlain = (path: string) =>
  ALWAYS_PLAIN.includes(path.split('.').at(-1) ?? '') || path.startsWith('versions.');

/** Returns the paths of a schema, at any depth, where a number may be that is not marked as money. */
const unmarked = (schema: Schema): string[] =>
  typesOf(schema).flatMap(({ path, type }) =>
    !hasMark(type) && NUMBERS.includes(kindOf(type)) && !isPlain(path) ? [path] : [],
  );

describe('a number that the shop stores', () => {
  it.each(mongoose.modelNames().filter((name) => !WITH_ORDERS.includes(name)))(
    'in a %s is marked as money, so that another currency converts it, or is none',
    (name) => {
      const plain = PLAIN[name]?.split(' ') ?? [];
      expect(unmarked(mongoose.model(name).schema as Schema).sort()).toEqual(plain.sort());
    },
  );
});
