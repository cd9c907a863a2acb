import { HELD_MAX } from '@book-store/contract/account-limits';
import { isOpen, ORDER_STATUSES } from '@book-store/contract/order-status';
import type { Customer } from '../../http/authentication.ts';
import { AppError } from '../../shared/errors.ts';
import { OrderReservation, type Reservation } from './order-reservations.model.ts';
import { Order, type StoredOrder } from './orders.model.ts';

const OPEN = ORDER_STATUSES.filter(isOpen);
const WHAT_TO_DO =
  'Please wait until one of them has arrived, cancel one, or call us: we take orders by phone, too.';

type Held = { orders: number; copies: number };

/**
 * Throws `too-many-open-orders` if an account has so many open orders, or they hold so many copies, that it
 * may not order `copies` more. Where the address is not verified, all of its orders count, whatever their
 * account. Orders that other servers store at the same moment may be missed, one for each.
 */
export async function assertRoom(
  { uid, email, emailVerified }: Customer,
  copies: number,
): Promise<void> {
  const max = HELD_MAX[emailVerified ? 'verified' : 'unverified'];
  const open = [heldBy({ uid }, max), ...(emailVerified || !email ? [] : [heldBy({ email }, max)])];
  const [coming, ...held] = await Promise.all([comingOf(uid), ...open]);
  for (const one of held) {
    const [orders, held] = [one.orders + coming.orders, one.copies + coming.copies];
    if (orders >= max.orders) throw tooMany(`You have ${orders} open orders.`);
    if (held > 0 && held + copies > max.copies) {
      throw tooMany(`Your open orders hold ${held} copies, and this one would make it too many.`);
    }
  }
}

async function heldBy(filter: { uid: string } | { email: string }, max: Held): Promise<Held> {
  const open = await Order.find({ ...filter, status: { $in: OPEN } }, { copiesOf: 1 })
    .limit(max.orders)
    .lean<Pick<StoredOrder, 'copiesOf'>[]>();
  return sumOf(open.map(({ copiesOf }) => copiesOf?.length ?? 0));
}

/** Orders whose copies are being taken. */
async function comingOf(uid: string): Promise<Held> {
  const coming = await OrderReservation.find({ uid, state: { $ne: 'undoing' } }, { books: 1 }).lean<
    Pick<Reservation, 'books'>[]
  >();
  return sumOf(coming.map(({ books }) => books.length));
}

const sumOf = (copies: readonly number[]): Held => ({
  orders: copies.length,
  copies: copies.reduce((sum, count) => sum + count, 0),
});

const tooMany = (sentence: string) =>
  new AppError('too-many-open-orders', { detail: `${sentence} ${WHAT_TO_DO}` });
