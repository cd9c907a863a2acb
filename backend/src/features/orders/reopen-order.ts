import { Types } from 'mongoose';
import type { AppError } from '../../shared/errors.ts';
import { isDuplicateKey } from '../../shared/mongo.ts';
import type { Copies } from './copies.ts';
import { OrderReservation, type Reopening, type Reservation } from './order-reservations.model.ts';
import type { StoredOrder } from './orders.model.ts';
import { returnCopies } from './return-copies.ts';
import { finishReopening } from './settle-reservations.ts';
import { takeCopies } from './take-copies.ts';
import { type OrderMove, updateOrderStatus } from './update-order-status.ts';

type Deps = {
  copies: Copies;
  /** Returns the error that names what has no copy left. */
  outOfStock: () => Promise<AppError>;
  now: () => Date;
};

/**
 * Gives an order that has ended a status again, with the copies that it held: taken as for a new order
 * (`placeReserved`), with a reservation that decides. Returns undefined if it is no longer as it was seen.
 * Throws `out-of-stock`.
 */
export async function reopenOrder(
  order: StoredOrder,
  entry: OrderMove,
  deps: Deps,
): Promise<StoredOrder | undefined> {
  const { _id, status, changedAt, copiesOf } = order;
  if (order.copiesDue) await returnCopies(order, deps.copies, deps.now());
  // A delivered order has kept its copies.
  if (status === 'delivered' || !copiesOf?.length || !changedAt) {
    const seen = { _id, status, changedAt: changedAt ?? null };
    return (await updateOrderStatus(seen, entry, deps.copies)) ?? undefined;
  }
  const reopens: Reopening = { order: _id, seen: { status, changedAt }, entry };
  const reservation = await reserve(reopens, copiesOf, deps.now());
  if (!reservation) return undefined;
  return finishReopening(await takeCopies(reservation, 'order-reopened', deps), reopens, deps);
}

/** Returns undefined if somebody else is reopening the same order. */
async function reserve(
  reopens: Reopening,
  books: readonly Types.ObjectId[],
  at: Date,
): Promise<Reservation | undefined> {
  const reservation = {
    _id: new Types.ObjectId(),
    uid: 'reopened',
    idempotencyKey: reopens.order.toString(),
    bodyHash: 'none',
    reopens,
    books: [...books],
    state: 'taking' as const,
    at,
  };
  try {
    await OrderReservation.create(reservation);
    return reservation;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}
