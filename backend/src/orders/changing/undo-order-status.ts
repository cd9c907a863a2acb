import { type OrderStatus, UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import type { ClientSession } from 'mongoose';
import { findCounted, NoCopyLeft, takeCopies } from '../../catalogue/stock/take-copies.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { takeCode } from '../discount-codes/take-code.ts';
import { findOrder, illegalMove } from '../order/find-order.ts';
import { type ShownAdminOrder, toAdminOrderView } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { hasLapsed, heldLines } from '../placing/held-lines.ts';
import { soldMeanwhile } from '../placing/sold-meanwhile.ts';
import { undoOf } from './order-undo.ts';
import { updateOrderStatus } from './update-order-status.ts';

/** `from` is the status that the admin saw, `by` the admin's username. */
type Undo = { from: OrderStatus; by: string };

/**
 * Restores the status before the last change; both stay in the history. An order that had ended unpaid takes
 * its stock and its discount code again. Throws `not-found`, `out-of-stock`, `code-refused`, and
 * `illegal-status` with the current order.
 */
export async function undoOrderStatus(
  id: string,
  undo: Undo,
  at: Date,
  beforeCommit?: BeforeCommit<StoredOrder>,
): Promise<ShownAdminOrder> {
  try {
    const undone = await inTransaction((session) => reopen(id, { ...undo, at }, session), {
      beforeCommit,
    });
    return toAdminOrderView(undone, at);
  } catch (error) {
    if (!(error instanceof NoCopyLeft)) throw error;
    throw await soldMeanwhile(await findOrder(id));
  }
}

async function reopen(
  id: string,
  { from, by, at }: Undo & { at: Date },
  session: ClientSession,
): Promise<StoredOrder> {
  const seen = await findOrder(id, session);
  const undo = seen.status === from ? undoOf(seen, at) : undefined;
  if (!undo) {
    throw illegalMove(
      seen.status === from
        ? 'Only what an admin has done last can be undone.'
        : `This order is now ${seen.status}.`,
      toAdminOrderView(seen, at),
    );
  }
  const { _id, status, copiesOf } = seen;
  const why = {
    order: _id,
    orderNumber: seen.number,
    cause: 'order-reopened',
    at,
  } as const;
  // All others have kept their stock.
  const counted =
    UNPAID_ENDS.includes(status) && copiesOf && !hasLapsed(seen)
      ? await findCounted(heldLines(seen), session)
      : undefined;
  if (counted) await takeCopies(counted, why, session);
  if (UNPAID_ENDS.includes(status)) await takeCode(seen, session);
  const set = counted && { copiesOf: counted.map(({ bookId }) => bookId) };
  const entry = { status: undo.to, at, by: { role: 'admin', name: by }, undo: true } as const;
  // Its next parcel has another number.
  const unset = status === 'out-for-delivery' ? ({ tracking: 1 } as const) : undefined;
  const change = { filter: { _id, status }, entry, ...(set && { set }), ...(unset && { unset }) };
  const undone = await updateOrderStatus(change, session);
  return undone ?? findOrder(id, session);
}
