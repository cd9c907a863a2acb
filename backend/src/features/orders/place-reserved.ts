import { setTimeout as wait } from 'node:timers/promises';
import type { OrderView } from '@book-store/contract/schemas/orders';
import type { Types } from 'mongoose';
import type { AppError } from '../../shared/errors.ts';
import { isDuplicateKey } from '../../shared/mongo.ts';
import type { Copies } from './copies.ts';
import type { Opening } from './opening.ts';
import { findPlaced, keyReused, type Once } from './order-idempotency.ts';
import { OrderReservation, type Reservation } from './order-reservations.model.ts';
import { finishReservation, isStale, undoReservation } from './settle-reservations.ts';
import { takeCopies, tooSlow } from './take-copies.ts';

/** How long the repeat of a request waits for the first one. */
const WAIT_MAX_MS = 15_000;
const WAIT_MS = 40;

type Reserved = {
  once: Once;
  /** The order without what it gets when it becomes real. */
  draft: { _id: Types.ObjectId };
  opening: Opening;
  /** The books whose copies are counted. */
  counted: readonly Types.ObjectId[];
};
type Settling = { copies: Copies; now: () => Date };
type Deps = Settling & {
  /** Returns the error that names what has no copy left. */
  outOfStock: () => Promise<AppError>;
};

/**
 * Places an order with counted books, in steps of one document each:
 *
 * 1. The reservation is stored: all that the order will be. The unique key decides between repeats.
 * 2. A copy of each book is taken, in the order of their ids, so that of two orders for the same books one
 *    gets all. Only this call takes copies for this reservation.
 * 3. The reservation becomes `placing`. This one update decides: before it the order does not exist and
 *    anybody may undo it, from here on it exists and anybody may finish it, but nobody undo it.
 * 4. The order is stored with its number and its time, under the id of the reservation, so only once.
 * 5. The reservation is deleted.
 *
 * After a crash `settleReservations` goes on: before 3 it puts the copies back, after 3 it finishes. A
 * reservation that takes too long is undone as if its server had crashed; if that server still takes a copy
 * then, it fails at 3 and puts the copy back, or `logOldMovements` does, because the copy belongs to no
 * order and no reservation. Throws `out-of-stock`; then nothing is stored.
 */
export async function placeReserved(reserved: Reserved, deps: Deps): Promise<OrderView> {
  const { once, ...wanted } = reserved;
  const giveUpAt = Date.now() + WAIT_MAX_MS;
  while (Date.now() < giveUpAt) {
    const reservation = await reserve(once, { ...wanted, at: deps.now() });
    if (reservation) {
      const decided = await takeCopies(reservation, 'order-placed', deps);
      return finishReservation(decided, deps);
    }
    const placed = await joinOther(once, deps);
    if (placed && placed !== 'undecided') return placed;
    await wait(WAIT_MS);
  }
  throw tooSlow();
}

type New = Omit<Reserved, 'once'> & { at: Date };

/** Returns undefined if a request with the same key has a reservation or an order. */
async function reserve(
  once: Once,
  { draft, opening, counted, at }: New,
): Promise<Reservation | undefined> {
  const books = [...counted].sort((a, b) => (a.toString() < b.toString() ? -1 : 1));
  try {
    const made = await OrderReservation.create({
      ...once,
      _id: draft._id,
      order: draft,
      opening,
      books,
      state: 'taking',
      at,
    });
    return made.toObject() as Reservation;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

/**
 * Returns the order of another request with the same key, as soon as that is decided; undefined if there is
 * none.
 */
export async function findRepeated(once: Once, deps: Settling): Promise<OrderView | undefined> {
  const giveUpAt = Date.now() + WAIT_MAX_MS;
  while (Date.now() < giveUpAt) {
    const found = await joinOther(once, deps);
    if (found !== 'undecided') return found;
    await wait(WAIT_MS);
  }
  throw tooSlow();
}

/** Returns the order of the request with the same key, if there is one by now; settles a stale one. */
async function joinOther(once: Once, deps: Settling): Promise<OrderView | 'undecided' | undefined> {
  const { uid, idempotencyKey, bodyHash } = once;
  const other = await OrderReservation.findOne({
    uid: uid ?? null,
    idempotencyKey,
  }).lean<Reservation>();
  if (!other) return findPlaced(once);
  if (other.bodyHash !== bodyHash) throw keyReused();
  if (other.state === 'placing') return finishReservation(other, deps);
  if (isStale(other, deps.now())) await undoReservation(other, deps);
  return 'undecided';
}
