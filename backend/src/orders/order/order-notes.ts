import { ORDER_NOTES_MAX } from '@book-store/contract/orders/order/orders';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { findOrder } from './find-order.ts';
import { type ShownAdminOrder, toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

type Deps = { remember: Remember; beforeCommit: BeforeCommit<StoredOrder | null> };

/** Throws `not-found`, and `conflict` if it has too many. */
export async function addOrderNote(
  id: string,
  note: { text: string; by: string; at: Date },
  { remember, beforeCommit }: Deps,
): Promise<ShownAdminOrder> {
  const add = async (session: ClientSession) => {
    const found = await Order.findOneAndUpdate(
      { _id: id, [`notes.${ORDER_NOTES_MAX - 1}`]: { $exists: false } },
      { $push: { notes: note } },
      { returnDocument: 'after', runValidators: true, session },
    ).lean<StoredOrder>();
    if (found) await remember(id, session);
    return found;
  };
  const noted = await inTransaction(add, { beforeCommit });
  if (noted) return toAdminOrderView(noted, note.at);
  await findOrder(id);
  throw conflict(
    `An order has at most ${ORDER_NOTES_MAX} notes. Please remove one first.`,
    'order-notes-full',
    { maximum: ORDER_NOTES_MAX },
  );
}

/** `beforeCommit` gets no order if the note was gone already. Throws `not-found`. */
export async function removeOrderNote(
  id: string,
  noteId: string,
  now: Date,
  beforeCommit: BeforeCommit<StoredOrder | undefined>,
): Promise<ShownAdminOrder> {
  const remove = async (session: ClientSession) => {
    const before = await Order.findOneAndUpdate(
      { _id: id },
      { $pull: { notes: { _id: noteId } } },
      { returnDocument: 'before', session },
    ).lean<StoredOrder>();
    return before?.notes?.some(({ _id }) => _id.equals(noteId)) ? before : undefined;
  };
  await inTransaction(remove, { beforeCommit });
  return toAdminOrderView(await findOrder(id), now);
}
