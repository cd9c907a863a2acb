import { model, Schema } from 'mongoose';
import { updateOrInsert } from '../../shared/mongo.ts';

/** The number before the first, so that it does not look like a new shop's. */
const OFFSET = 10_000;
const OF_ORDERS = { _id: 'orders' };

const Counter = model(
  'Counter',
  new Schema(
    {
      _id: String,
      /** The last number that was assigned. */
      last: { type: Number, required: true },
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
