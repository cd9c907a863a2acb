import { type ClientSession, model, Schema } from 'mongoose';
import { updateOrInsert } from '../../platform/documents/mongo.ts';

/** The number before the first, so that it does not look like a new shop's. */
const OFFSET = 10_000;
const OF_ORDERS = { _id: 'orders' };
const OF_INVOICES = { _id: 'invoices' };
const HELD = { $inc: { held: 1 }, $setOnInsert: { last: 0 } };

const Counter = model(
  'Counter',
  new Schema(
    {
      _id: String,
      /** The last number that was assigned. */
      last: { type: Number, required: true },
      /** How often a transaction has kept the first number from being drawn meanwhile, or the currency from changing. */
      held: Number,
    },
    { collection: 'counters', versionKey: false, autoIndex: false },
  ),
);

/**
 * Returns a number that no order has had, greater than those drawn before. The database counts, so that
 * two servers never draw the same one. A number that is drawn and not used stays unused.
 */
export async function nextOrderNumber(): Promise<number> {
  const counter = await updateOrInsert(
    () =>
      Counter.findOneAndUpdate(
        OF_ORDERS,
        { $inc: { last: 1 } },
        { returnDocument: 'after' },
      ).lean(),
    () => Counter.create({ ...OF_ORDERS, last: 0 }),
  );
  if (!counter) throw new Error('The counter of orders is missing.');
  return OFFSET + counter.last;
}

/**
 * Returns the number of the next invoice, from 1 on. It is drawn in the transaction that uses it, so that none is
 * left out.
 */
export async function nextInvoiceNumber(session: ClientSession): Promise<number> {
  const options = { session, upsert: true, returnDocument: 'after' } as const;
  const counter = await Counter.findOneAndUpdate(
    OF_INVOICES,
    { $inc: { last: 1 } },
    options,
  ).lean();
  if (!counter) throw new Error('The counter of invoices is missing.');
  return counter.last;
}

/**
 * Returns whether a number has been drawn. Until then none is drawn before the transaction ends, so that what it
 * changes and the first order never meet.
 */
export async function isNumberDrawn(session: ClientSession): Promise<boolean> {
  const options = { session, upsert: true, returnDocument: 'after' } as const;
  const counter = await Counter.findOneAndUpdate(OF_ORDERS, HELD, options).lean();
  return (counter?.last ?? 0) > 0;
}

/** Keeps the currency as it is until a transaction ends: whoever changes it asks `isNumberDrawn`, so both write. */
export async function keepCurrency(session: ClientSession): Promise<void> {
  await Counter.updateOne(OF_ORDERS, HELD, { session, upsert: true });
}

/** Returns whether the shop has had an order, or somebody has tried to place one. */
export async function hasOrders(): Promise<boolean> {
  const counter = await Counter.findById(OF_ORDERS._id).lean();
  return (counter?.last ?? 0) > 0;
}
