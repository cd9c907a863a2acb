import { createHash } from 'node:crypto';
import { HELD_MAX } from '@book-store/contract/account-limits';
import { isOpen, ORDER_STATUSES } from '@book-store/contract/order-status';
import { copiesIn } from '@book-store/contract/orders';
import { type ClientSession, model, Schema } from 'mongoose';
import type { Customer } from '../../http/authentication.ts';
import { AppError } from '../../shared/errors.ts';
import { TryAgain } from '../../shared/in-transaction.ts';
import { isDuplicateKey } from '../../shared/mongo.ts';
import { Order, type StoredOrder } from './orders.model.ts';
import { heldLines } from './update-order-status.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);
const WHAT_TO_DO =
  'Please wait until one of them has arrived, cancel one, or call us: we take orders by phone, too.';

type Open = Pick<StoredOrder, 'uid' | 'email' | 'copiesOf' | 'lines'>;

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
  const owners = emailVerified || !email ? [{ uid }] : [{ uid }, { email }];
  const open = await Order.find(
    { $or: owners, status: { $in: OPEN } },
    { uid: 1, email: 1, copiesOf: 1, 'lines.bookId': 1, 'lines.quantity': 1 },
  )
    .limit(owners.length * max.orders)
    .session(session)
    .lean<Open[]>();
  const ofEmail = open.filter((order) => order.email === email);
  const own = open.filter((order) => order.uid === uid);
  for (const orders of owners.length > 1 ? [own, ofEmail] : [own]) {
    const held = copiesIn(orders.flatMap(heldLines));
    if (orders.length >= max.orders) throw tooMany(`You have ${orders.length} open orders.`);
    if (held + copies > max.copies) {
      throw tooMany(
        held > 0
          ? `Your open orders hold ${held} copies, and this one would make it too many.`
          : `These are ${copies} copies, and we cannot take more than ${max.copies} at once.`,
      );
    }
  }
  await enterRooms(owners, at, session);
}

/** Two transactions that write the same document cannot both be committed. */
async function enterRooms(owners: object[], at: Date, session: ClientSession): Promise<void> {
  const digestOf = (owner: object) =>
    createHash('sha256').update(JSON.stringify(owner)).digest('base64url');
  const writes = owners.map((owner) => ({
    updateOne: { filter: { _id: digestOf(owner) }, update: { $set: { at } }, upsert: true },
  }));
  try {
    await OrderRoom.bulkWrite(writes, { session });
  } catch (error) {
    // Another order of the account has just made it.
    throw isDuplicateKey(error) ? new TryAgain('The account orders twice at once.') : error;
  }
}

const tooMany = (sentence: string) =>
  new AppError('too-many-open-orders', { detail: `${sentence} ${WHAT_TO_DO}` });
