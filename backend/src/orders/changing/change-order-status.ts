import type {
  MovedOrders,
  MoveOrdersBody,
  UndoMovesBody,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { canTransition, type OrderStatus } from '@book-store/contract/orders/order/order-status';
import type { GivenTracking } from '@book-store/contract/orders/parcels/tracking.schemas';
import type { z } from 'zod';
import { NoCopyLeft } from '../../catalogue/stock/take-copies.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { AppError, badField, refusalOf } from '../../platform/errors/errors.ts';
import { findOrder, illegalMove } from '../order/find-order.ts';
import { type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { soldMeanwhile } from '../placing/sold-meanwhile.ts';
import { undoOrderStatus } from './undo-order-status.ts';
import { updateOrderStatus } from './update-order-status.ts';

/** `by` is the admin's username. */
type Move = {
  from: OrderStatus;
  to: OrderStatus;
  by: string;
  tracking?: GivenTracking | undefined;
};

/**
 * Throws `not-found`, `illegal-status` with the current order if the transition is not allowed or the status is
 * no longer `from`, and `out-of-stock` if the books of a lapsed unconfirmed order have been sold.
 */
export async function changeOrderStatus(
  id: string,
  { from, to, by, tracking }: Move,
  at: Date,
  beforeCommit?: BeforeCommit<StoredOrder | null>,
): Promise<ShownAdminOrder> {
  if (tracking && to !== 'out-for-delivery') throw onlyWhenItGoes();
  const entry = { status: to, at, by: { role: 'admin' as const, name: by } };
  const handover = handoverOf(from, to);
  const filter = { _id: id, status: from, ...handover };
  const change = { filter, entry, ...(tracking && { set: { tracking } }) };
  const moved =
    handover &&
    (await inTransaction((session) => updateOrderStatus(change, session), { beforeCommit }).catch(
      async (error) => {
        throw error instanceof NoCopyLeft ? await soldMeanwhile(await findOrder(id)) : error;
      },
    ));
  if (moved) return toAdminOrderView(moved, at);
  const order = await findOrder(id);
  throw illegalMove(
    order.status === from
      ? `An order that is ${from} cannot become ${to}.`
      : `This order is now ${order.status}.`,
    toAdminOrderView(order, at),
  );
}

const onlyWhenItGoes = () =>
  badField('tracking', 'A parcel has a number only when it goes.', 'not-sent-yet');

/** A condition on the order's address; undefined if no order may make this transition. */
function handoverOf(from: OrderStatus, to: OrderStatus) {
  const delivered = canTransition(from, to);
  const pickedUp = canTransition(from, to, { pickUp: true });
  if (delivered && pickedUp) return {};
  return delivered || pickedUp ? { address: { $exists: delivered } } : undefined;
}

type Moves = z.output<typeof MoveOrdersBody>['moves'];

type Undos = z.output<typeof UndoMovesBody>['moves'];

type Moved = z.output<typeof MovedOrders>;
type Refusal = Moved['refused'][number];

/** Each independently: an order that another admin has changed meanwhile stays as it is. */
export const moveOrders = (moves: Moves, by: string, at: Date): Promise<Moved> =>
  forEach(moves, ({ id, ...move }) => changeOrderStatus(id, { ...move, by }, at));

/** Each independently. */
export const undoMoves = (moves: Undos, by: string, at: Date): Promise<Moved> =>
  forEach(moves, ({ id, from }) => undoOrderStatus(id, { from, by }, at));

async function forEach<One extends { id: string }>(
  all: readonly One[],
  change: (one: One) => Promise<ShownAdminOrder>,
): Promise<Moved> {
  const result: Moved = { moved: [], refused: [] };
  for (const one of all) {
    try {
      result.moved.push(await change(one));
    } catch (error) {
      // Orders already moved must be reported even if the database then fails.
      if (!(error instanceof AppError) && result.moved.length === 0) throw error;
      result.refused.push(toRefusal(one.id, error));
    }
  }
  return result;
}

function toRefusal(id: string, error: unknown): Refusal {
  if (!(error instanceof AppError))
    return { id, code: 'internal', detail: 'It could not be saved. Please try again.' };
  const { order } = (error.extra ?? {}) as Pick<Refusal, 'order'>;
  return { id, ...refusalOf(error), order };
}
