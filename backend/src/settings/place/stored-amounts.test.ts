import mongoose, { type Schema, type SchemaType } from 'mongoose';
import { describe, expect, it } from 'vitest';
import '../../main/shop.ts';
import { hasMark, typesOf, WITH_ORDERS } from './stored-amounts.fixtures.ts';

/** What is a number, or anything, and no amount. */
const PLAIN = {
  Account: 'version',
  AccountCode: 'version',
  AccountSession: 'version',
  Activity: 'decimals fields.from fields.to',
  AdminAccount: 'secondFactor.lastStep stays tokenVersion',
  // `given` counts what binds the currency, or has failed.
  AdminLink: 'version',
  AdminSession: 'given version',
  BinnedBook:
    'pages popularity publishedYear rating.average rating.count series.number stock version weight',
  Book: 'pages popularity publishedYear rating.average rating.count series.number stock version weight',
  BookImport:
    'chunks counts.changed counts.new counts.unchanged counts.wrong defaults done free lines problems.count problems.values questions.count questions.values repairs.count repairs.values total tries typed.column typed.row undo.binned undo.done undo.kept undo.putBack undo.total',
  BooksChange: 'batches by changed done refused',
  Clock: 'jump.steadyMs',
  Counter: 'held last',
  CustomerRecord: 'cart.quantity revision',
  DiscountCode: 'limit perCustomer percent uses version',
  DueCover: 'asked tries',
  DueOrderMail: 'correction entry payment',
  FormerBook:
    'before.pages before.popularity before.publishedYear before.rating.average before.rating.count before.series.number before.stock before.version before.weight stock version',
  Genre: 'holds position version',
  ImportColumns: 'chosen',
  ImportRow:
    'decimals fields.from fields.to line problems.values questions.values repairs.values row version',
  Job: 'failures result',
  Mail: 'letter orderNumber resends tries',
  News: 'version',
  OrderRoom: 'orders',
  PageText: 'version',
  Picture: 'height width',
  RateWindow: 'points',
  ReadingList: 'version',
  RememberedDevice: 'version',
  ShopSettings: 'banner identity papers place prices retention setup stock storefront tax',
  SignInFailures: 'failures',
  OpeningStock: 'copies',
  StockMovement: 'delta orderNumber',
  StripePayment: 'asked',
  TaskProblem: 'error tries',
  Visits: 'count',
  Withdrawal: 'number',
} as const;

const NUMBERS = ['Number', 'Decimal128', 'BigInt', 'Double', 'Int32', 'Mixed', 'Map'];
const kindOf = (type: SchemaType & { embeddedSchemaType?: SchemaType }) =>
  (type.embeddedSchemaType ?? type).instance;

/** Returns the paths of a schema, at any depth, where a number may be that is not marked as money. */
const unmarked = (schema: Schema): string[] =>
  typesOf(schema).flatMap(({ path, type }) =>
    !hasMark(type) && NUMBERS.includes(kindOf(type)) && !path.startsWith('versions.') ? [path] : [],
  );

describe('a number that the shop stores', () => {
  it.each(mongoose.modelNames().filter((name) => !WITH_ORDERS.includes(name)))(
    'in a %s is marked as money, so that another currency converts it, or is none',
    (name) => {
      const plain = name in PLAIN ? PLAIN[name as keyof typeof PLAIN].split(' ') : [];
      expect(unmarked(mongoose.model(name).schema as Schema).sort()).toEqual([...plain].sort());
    },
  );
});
