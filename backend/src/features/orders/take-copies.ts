import type { StockCause } from '@book-store/contract/stock';
import type { Types } from 'mongoose';
import { AppError } from '../../shared/errors.ts';
import type { Copies } from './copies.ts';
import { OrderReservation, type Reservation } from './order-reservations.model.ts';
import { giveAllBack, holdOf, undoReservation } from './settle-reservations.ts';

type Deps = {
  copies: Copies;
  /** Returns the error that names what has no copy left. */
  outOfStock: () => Promise<AppError>;
  now: () => Date;
};

/**
 * Takes the copies of a new reservation and decides that it will be finished. Throws `out-of-stock`, and
 * `unavailable` if somebody else has undone it meanwhile; then all copies are back.
 */
export async function takeCopies(
  reservation: Reservation,
  cause: StockCause,
  deps: Deps,
): Promise<Reservation> {
  const { _id } = reservation;
  try {
    const taken = await takeAll(reservation, cause, deps);
    const { matchedCount } = await OrderReservation.updateOne(
      { _id, state: 'taking' },
      { $set: { state: 'placing', taken } },
    );
    if (matchedCount > 0) return { ...reservation, taken, state: 'placing' };
  } catch (error) {
    // A database that is away loses nothing: the reservation is settled later.
    await undoReservation(reservation, deps).catch(() => {});
    throw error;
  }
  await giveAllBack(reservation, deps);
  throw tooSlow();
}

async function takeAll(
  reservation: Reservation,
  cause: StockCause,
  { copies, outOfStock, now }: Deps,
): Promise<Types.ObjectId[]> {
  const taken: Types.ObjectId[] = [];
  for (const book of reservation.books) {
    const result = await copies.take(book, holdOf(reservation), { cause, at: now() });
    if (result === 'none-left') throw await outOfStock();
    if (result === 'taken') taken.push(book);
  }
  return taken;
}

export const tooSlow = (): AppError =>
  new AppError('unavailable', {
    detail: 'The shop is too busy at the moment, so nothing was ordered. Please try again.',
    retryAfter: 1,
  });
