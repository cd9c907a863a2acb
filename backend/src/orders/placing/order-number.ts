import { type ClientSession, model, Schema } from 'mongoose';
import { updateOrInsert } from '../../platform/documents/mongo.ts';

/** Added to all numbers, so that a new shop does not look like one. */
const OFFSET = 10_000;
const OF_ORDERS = { _id: 'orders' };
const HELD = { $inc: { held: 1 }, $setOnInsert: { last: 0 } };

const Counter = model(
  'Counter',
  new Schema(
    {
      _id: String,
      /** The last number assigned. */
      last: { type: Number, required: true },
      /**
       * Incremented by transactions that keep the first number from being drawn, or the currency from changing,
       * meanwhile.
       */
      held: Number,
    },
    { collection: 'counters', versionKey: false, autoIndex: false },
  ),
);

/**
 * Returns a number greater than all before. The database increments it, so that two servers never draw the same
 * one. Numbers may be skipped.
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
 * Returns the next number of a series of papers, from 1 on; the series without a name is the first one. Drawn in the
 * transaction that uses it, so that none is skipped.
 */
export async function nextInSeries(series: string, session: ClientSession): Promise<number> {
  const options = { session, upsert: true, returnDocument: 'after' } as const;
  const counter = await Counter.findOneAndUpdate(
    { _id: series ? `invoices ${series}` : 'invoices' },
    { $inc: { last: 1 } },
    options,
  ).lean();
  if (!counter) throw new Error('The counter of invoices is missing.');
  return counter.last;
}

/**
 * If no number has been drawn, none is until the transaction ends, so that its changes and the first order
 * conflict.
 */
export async function isNumberDrawn(session: ClientSession): Promise<boolean> {
  const options = { session, upsert: true, returnDocument: 'after' } as const;
  const counter = await Counter.findOneAndUpdate(OF_ORDERS, HELD, options).lean();
  return (counter?.last ?? 0) > 0;
}

/**
 * Fixes the currency until a transaction ends: whoever changes it calls `isNumberDrawn`, which writes the same
 * document.
 */
export async function keepCurrency(session: ClientSession): Promise<void> {
  await Counter.updateOne(OF_ORDERS, HELD, { session, upsert: true });
}

/** Whether anybody has placed, or tried to place, an order. */
export async function hasOrders(): Promise<boolean> {
  const counter = await Counter.findById(OF_ORDERS._id).lean();
  return (counter?.last ?? 0) > 0;
}
