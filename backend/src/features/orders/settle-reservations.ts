import type { OrderView } from '@book-store/contract/schemas/orders';
import type { Types } from 'mongoose';
import { handleDocuments } from '../../jobs/handle-documents.ts';
import { implausible, isImplausible } from '../../shared/clock-skew.ts';
import { isDuplicateKey } from '../../shared/mongo.ts';
import type { Copies } from './copies.ts';
import { toFirstStatus } from './opening.ts';
import { findPlaced } from './order-idempotency.ts';
import { orderKeys } from './order-keys.ts';
import { nextOrderNumber } from './order-number.ts';
import { OrderReservation, type Reopening, type Reservation } from './order-reservations.model.ts';
import { toOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** A reservation older than this belongs to a crashed server: taking copies lasts milliseconds. */
const STALE_AFTER_MS = 5000;

type Deps = { copies: Copies; now: () => Date };

export const isStale = ({ at }: Pick<Reservation, 'at'>, now: Date): boolean =>
  isImplausible(at, { now }) || now.getTime() - at.getTime() > STALE_AFTER_MS;

/** Finishes or undoes what crashed servers have left. Any number of servers may do so at once. */
export async function settleReservations(deps: Deps, { alone = false } = {}): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - STALE_AFTER_MS);
  const stale = alone ? {} : { $or: [{ at: { $lt: before } }, { at: implausible({ now }) }] };
  await handleDocuments('reservations', {
    now,
    list: () => OrderReservation.find(stale).lean<Reservation[]>(),
    idOf: ({ _id }) => _id.toString(),
    handle: async (reservations) => {
      for (const left of reservations) await settle(left, deps);
    },
  });
}

/** Settles the reservations of an account that is about to be deleted, because they hold its address. */
export async function settleReservationsOf(uid: string, deps: Deps): Promise<void> {
  for (const own of await OrderReservation.find({ uid }).lean<Reservation[]>())
    await settle(own, deps);
}

async function settle(left: Reservation, deps: Deps): Promise<void> {
  if (left.state !== 'placing') await undoReservation(left, deps);
  else if (left.reopens) await finishReopening(left, left.reopens, deps);
  else await finishReservation(left, deps);
}

/**
 * Makes the order of a reservation that is `placing` real: now it gets its number and its time, and
 * everybody sees it. Idempotent: the first one to store it wins.
 */
export async function finishReservation(reservation: Reservation, deps: Deps): Promise<OrderView> {
  const { _id, uid, idempotencyKey, bodyHash, order, opening, taken } = reservation;
  const at = deps.now();
  const number = await nextOrderNumber();
  try {
    const stored = await Order.create({
      ...order,
      ...orderKeys({ ...order, _id, number }),
      _id,
      uid,
      idempotencyKey,
      bodyHash,
      number,
      ...(taken?.length && { copiesOf: taken }),
      ...toFirstStatus(opening ?? { by: { role: 'customer' } }, at),
    });
    await OrderReservation.deleteOne({ _id });
    return toOrderView(stored.toObject() as StoredOrder);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return alreadyPlaced(reservation, deps, error);
  }
}

/**
 * Returns the order that is there already: this one, or one with the same key that needed no copies,
 * because the books were not counted at that moment. Then the copies go back.
 */
async function alreadyPlaced(reservation: Reservation, deps: Deps, error: unknown) {
  const { _id, uid, idempotencyKey, bodyHash } = reservation;
  const own = await Order.findById(_id).lean<StoredOrder>();
  if (own) {
    await OrderReservation.deleteOne({ _id });
    return toOrderView(own);
  }
  const other = await findPlaced({ uid, idempotencyKey, bodyHash });
  if (!other) throw error;
  await OrderReservation.updateOne({ _id }, { $set: { state: 'undoing' } });
  await undoReservation(reservation, deps);
  return other;
}

/**
 * Gives an order that is taken up again its status and its new copies. Returns undefined, with the copies
 * back on the shelf, if it has been moved meanwhile. Idempotent.
 */
export async function finishReopening(
  reservation: Reservation,
  { order: _id, seen, entry }: Reopening,
  deps: Deps,
): Promise<StoredOrder | undefined> {
  const hold = reservation._id;
  await Order.updateOne(
    { _id, ...seen, copiesDue: { $ne: true } },
    {
      $set: { status: entry.status, changedAt: entry.at, hold, copiesOf: reservation.taken ?? [] },
      $push: { history: entry },
    },
    { runValidators: true },
  );
  const order = await Order.findById(_id).lean<StoredOrder>();
  if (hold.equals(order?.hold ?? '')) {
    await OrderReservation.deleteOne({ _id: hold });
    return order ?? undefined;
  }
  // What was seen never comes back, so nobody can finish this any more.
  await OrderReservation.updateOne({ _id: hold }, { $set: { state: 'undoing' } });
  await undoReservation(reservation, deps);
  return undefined;
}

/** Puts the copies of a reservation back, unless its order is decided; idempotent. */
export async function undoReservation(reservation: Reservation, deps: Deps): Promise<void> {
  const { _id } = reservation;
  const { matchedCount } = await OrderReservation.updateOne(
    { _id, state: { $in: ['taking', 'undoing'] } },
    { $set: { state: 'undoing' } },
  );
  if (matchedCount === 0) return;
  await giveAllBack(reservation, deps);
  await OrderReservation.deleteOne({ _id, state: 'undoing' });
}

/** Returns what the copies of a reservation are taken for. */
export const holdOf = ({ _id, reopens }: Reservation) => ({
  hold: _id,
  order: reopens?.order ?? _id,
});

/** Puts back what was taken for a reservation that will never be finished. */
export async function giveAllBack(reservation: Reservation, { copies, now }: Deps): Promise<void> {
  const why = { cause: 'order-not-completed', at: now() } as const;
  for (const book of reservation.books) await copies.giveBack(book, holdOf(reservation), why);
}

/** Returns the holds among these whose reservation is not settled. */
export async function findUndecided(holds: readonly Types.ObjectId[]): Promise<Set<string>> {
  const found = await OrderReservation.find({ _id: { $in: holds } }, { _id: 1 }).lean();
  return new Set(found.map(({ _id }) => _id.toString()));
}

/** Returns the holds among these that belong to an order. */
export async function findHolds(holds: readonly Types.ObjectId[]): Promise<Set<string>> {
  const [placed, reopened] = await Promise.all([
    Order.find({ _id: { $in: holds } }, { _id: 1 }).lean(),
    Order.find({ hold: { $in: holds } }, { hold: 1 })
      .hint({ hold: 1 })
      .lean(),
  ]);
  return new Set([
    ...placed.map(({ _id }) => String(_id)),
    ...reopened.map(({ hold }) => String(hold)),
  ]);
}
