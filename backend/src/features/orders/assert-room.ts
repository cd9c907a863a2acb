import { createHash } from 'node:crypto';
import { HELD_MAX } from '@book-store/contract/account-limits';
import { isOpen, ORDER_STATUSES } from '@book-store/contract/order-status';
import { type ClientSession, model, Schema } from 'mongoose';
import type { Customer } from '../../http/authentication.ts';
import { AppError } from '../../shared/errors.ts';
import { TryAgain } from '../../shared/in-transaction.ts';
import { isDuplicateKey } from '../../shared/mongo.ts';
import { Order, type StoredOrder } from './orders.model.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);
const WHAT_TO_DO =
  'Please wait until one of them has arrived, cancel one, or call us: we take orders by phone, too.';

type Held = { orders: number; copies: number };

/** Written by each order of an account: of two at once, the database lets only one through. */
const roomSchema = new Schema(
  {
    /** A digest, because accounts are to be forgotten. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'order_rooms', versionKey: false, autoIndex: false, strict: 'throw' },
);
roomSchema.index({ at: 1 }, { expireAfterSeconds: 86_400 });
const OrderRoom = model('OrderRoom', roomSchema);

/**
 * Throws `too-many-open-orders` if an account has so many open orders, or they hold so many copies, that it
 * may not order `copies` more, in the transaction that stores the order. Where the address is not verified, all of
 * its orders count, whatever their account.
 */
export async function assertRoom(
  { uid, email, emailVerified }: Customer,
  { copies, at }: { copies: number; at: Date },
  session: ClientSession,
): Promise<void> {
  const max = HELD_MAX[emailVerified ? 'verified' : 'unverified'];
  const filters = [{ uid }, ...(emailVerified || !email ? [] : [{ email }])];
  for (const filter of filters) {
    await enter(JSON.stringify(filter), at, session);
    const held = await heldBy(filter, max, session);
    if (held.orders >= max.orders) throw tooMany(`You have ${held.orders} open orders.`);
    if (held.copies > 0 && held.copies + copies > max.copies) {
      const sentence = `Your open orders hold ${held.copies} copies, and this one would make it too many.`;
      throw tooMany(sentence);
    }
  }
}

async function enter(room: string, at: Date, session: ClientSession): Promise<void> {
  const _id = createHash('sha256').update(room).digest('base64url');
  try {
    await OrderRoom.updateOne({ _id }, { $set: { at } }, { upsert: true, session });
  } catch (error) {
    // Another order of the account has just made it.
    throw isDuplicateKey(error) ? new TryAgain('The account orders twice at once.') : error;
  }
}

async function heldBy(
  filter: { uid: string } | { email: string },
  max: Held,
  session: ClientSession,
): Promise<Held> {
  const open = await Order.find({ ...filter, status: { $in: OPEN } }, { copiesOf: 1 })
    .limit(max.orders)
    .session(session)
    .lean<Pick<StoredOrder, 'copiesOf'>[]>();
  return {
    orders: open.length,
    copies: open.reduce((sum, { copiesOf }) => sum + (copiesOf?.length ?? 0), 0),
  };
}

const tooMany = (sentence: string) =>
  new AppError('too-many-open-orders', { detail: `${sentence} ${WHAT_TO_DO}` });
