import { UNPAID_ENDS } from '@book-store/contract/order-status';
import type { Types } from 'mongoose';
import { handleDocuments } from '../../jobs/handle-documents.ts';
import type { Copies } from './copies.ts';
import { Order, type StoredOrder } from './orders.model.ts';

type Due = Pick<StoredOrder, 'status' | 'copiesOf' | 'copiesDue' | 'hold'> & {
  _id: Types.ObjectId;
};

/**
 * Puts the copies of a cancelled or refused order back. The update that ended the order has marked it
 * `copiesDue`; the mark goes when all copies are back, so a crash leaves it for `returnDueCopies`. An order
 * from before copies were counted has taken none.
 */
export async function returnCopies(order: Due, copies: Copies, at: Date): Promise<void> {
  if (!order.copiesDue || !UNPAID_ENDS.includes(order.status)) return;
  const cause = order.status === 'refused' ? 'order-refused' : 'order-cancelled';
  const hold = { hold: order.hold ?? order._id, order: order._id };
  for (const book of order.copiesOf ?? []) await copies.giveBack(book, hold, { cause, at });
  await Order.updateOne(
    { _id: order._id, status: order.status, hold: order.hold ?? null },
    { $unset: { copiesDue: 1 } },
  );
}

/** Puts back what a crash has left. */
export async function returnDueCopies(copies: Copies, now: Date): Promise<void> {
  await handleDocuments('returned-copies', {
    now,
    list: () => Order.find({ copiesDue: true }).hint({ copiesDue: 1 }).lean<StoredOrder[]>(),
    idOf: ({ _id }) => _id.toString(),
    handle: async (due) => {
      for (const order of due) await returnCopies(order, copies, now);
    },
  });
}
