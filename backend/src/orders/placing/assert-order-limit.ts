import { isOpen, ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { copiesIn } from '@book-store/contract/orders/order/orders';
import { HELD_MAX } from '@book-store/contract/people/account/account-limits';
import { isGuest } from '@book-store/contract/people/account/guests';
import { type ClientSession, model, Schema } from 'mongoose';
import { digestOfObject } from '../../platform/documents/digest-of.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';
import { heldLines } from './held-lines.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);

/** Every order of an account writes this document, so that of two concurrent ones one conflicts. */
const limitSchema = new Schema(
  {
    /** A digest, so that it is no personal data. */
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    /** Incremented by each order: writing an unchanged value would not conflict. */
    orders: Number,
  },
  { collection: 'order_rooms', versionKey: false, autoIndex: false, strict: 'throw' },
);
limitSchema.index({ at: 1 }, { expireAfterSeconds: 86_400 });
const OrderRoom = model('OrderRoom', limitSchema);

type Placing = {
  copies: number;
  at: Date;
  /** The client's network. */
  network: string;
  /** Whether only this computer can reach the shop, so that all networks are the owner's. */
  isPrivate: boolean;
};

type Limit = { owner: object; max: { orders: number; copies: number }; open: readonly Open[] };
type Open = Pick<StoredOrder, 'email' | 'copiesOf' | 'lines' | 'hold'>;

/**
 * In the transaction that stores the order: throws `too-many-open-orders` if somebody has too many open orders,
 * or these hold too many copies, for `copies` more. While an address is unverified, its orders count together
 * with those from the same network with this address, and with all unconfirmed ones of that network; never with
 * what strangers elsewhere order in somebody's name.
 */
export async function assertWithinOrderLimit(
  customer: Customer,
  placing: Placing,
  session: ClientSession,
): Promise<void> {
  const limits = [
    {
      owner: { uid: customer.uid },
      max: HELD_MAX.verified,
      open: await settled(customer, session),
    },
    ...(customer.emailVerified ? [] : await unconfirmedLimits(customer, placing, session)),
  ];
  if (limits.some((limit) => !isWithinLimit(limit, placing.copies))) throw tooMany();
  await lockLimits(limits, placing.at, session);
}

/** The open orders of an account, without those that strangers may have placed with its address. */
const settled = ({ uid }: Customer, session: ClientSession) =>
  findOpen(
    { uid, status: { $in: OPEN.filter((status) => status !== 'unconfirmed') }, network: null },
    session,
  ).limit(HELD_MAX.verified.orders);

async function unconfirmedLimits(
  { uid, email }: Customer,
  { network, isPrivate }: Placing,
  session: ClientSession,
): Promise<Limit[]> {
  const key = networkKey(network);
  // The query planner never picks a partial index by itself.
  const ofNetwork = await findOpen({ network: key }, session).hint({ network: 1 });
  const ofAddress = ofNetwork.filter((order) => order.email === email);
  // An account is one person on any network; a guest is whoever enters the address.
  const ofAccount = isGuest(uid)
    ? undefined
    : await findOpen({ uid, network: { $exists: true } }, session);
  return [
    { owner: { email, network: key }, max: HELD_MAX.unverified, open: ofAddress },
    ...(ofAccount ? [{ owner: { uid }, max: HELD_MAX.unverified, open: ofAccount }] : []),
    ...(isPrivate ? [] : [{ owner: { network: key }, max: HELD_MAX.network, open: ofNetwork }]),
  ];
}

/** A digest for counting orders by network. */
export const networkKey = (network: string): string => digestOfObject({ network });

const NEEDED = { email: 1, copiesOf: 1, 'lines.bookId': 1, 'lines.quantity': 1, hold: 1 };

const findOpen = (filter: object, session: ClientSession) =>
  Order.find(filter, NEEDED).session(session).lean<Open[]>();

const isWithinLimit = ({ max, open }: Limit, copies: number): boolean =>
  open.length < max.orders && copiesIn(open.flatMap(heldLines)) + copies <= max.copies;

/** Two transactions that write the same document cannot both commit. */
async function lockLimits(
  limits: readonly Limit[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const ids = new Set(limits.map(({ owner }) => digestOfObject(owner)));
  const writes = [...ids].map((_id) => ({
    updateOne: { filter: { _id }, update: { $set: { at }, $inc: { orders: 1 } }, upsert: true },
  }));
  await OrderRoom.bulkWrite(writes, { session });
}

/** The same message for every limit: how many orders somebody has open is private. */
const tooMany = () =>
  new AppError('too-many-open-orders', {
    detail:
      'We cannot take this order at the moment. Please order fewer copies, confirm or cancel an order that you have placed, or wait until it has arrived.',
  });
