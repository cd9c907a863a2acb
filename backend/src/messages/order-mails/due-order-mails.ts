import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import { RETURN_STATES, type ReturnState } from '@book-store/contract/orders/returns/returns';
import type { PaymentEventKind } from '@book-store/contract/settings/payment/payment';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import type { OrderChange } from '../../orders/changing/order-changes.ts';
import { effectiveMoves } from '../../orders/changing/order-undo.ts';
import type { StoredOrder, StoredReturn } from '../../orders/order/orders.model.ts';
import { wasNeverConfirmed } from '../../orders/placing/held-lines.ts';
import { isNotified } from '../letters/order-mails.ts';
import { isReturnNotified } from '../letters/return-mails.ts';

/** As long as an admin can undo a change before the customer is notified, plus a margin. */
export const UNDO_MS = ORDER_UNDO_MINUTES * 60_000 + 10_000;

/** A mail that an entry in an order's history requires and that is not queued yet. */
export type DueOrderMail = {
  /** Derived from what it is about, so that it is due only once. */
  _id: string;
  order: Types.ObjectId;
  /** Index in the history. */
  entry: number;
  /** Index of the correction that it is about. */
  correction?: number | undefined;
  /** Index of the payment event that it is about. */
  payment?: number | undefined;
  /** The return and the state that it is about. */
  returned?: { id: string; state: ReturnState } | undefined;
  to: 'customer' | 'owner';
  at: Date;
};

const dueSchema = new Schema<DueOrderMail>(
  {
    _id: { type: String, required: true },
    order: { type: Schema.Types.ObjectId, required: true },
    entry: { type: Number, required: true },
    correction: Number,
    payment: Number,
    returned: new Schema(
      { id: { type: String, required: true }, state: { type: String, enum: RETURN_STATES } },
      { _id: false },
    ),
    to: { type: String, required: true, enum: ['customer', 'owner'] },
    at: { type: Date, required: true },
  },
  { collection: 'due_order_mails', versionKey: false, autoIndex: false, strict: 'throw' },
);
dueSchema.index({ at: 1 });
export const DueOrderMail = model('DueOrderMail', dueSchema);

/** Stores the mails that the last change of an order requires, in its transaction. */
export async function storeDueMails(
  stored: StoredOrder,
  session: ClientSession,
  change: OrderChange,
): Promise<void> {
  if (change === 'lines') return storeCorrectionMail(stored, session, UNDO_MS);
  if (change === 'parcel') return storeCorrectionMail(stored, session, 0);
  const { _id: order, history, source, email } = stored;
  const entry = history.length - 1;
  const last = history[entry];
  if (!last) return;
  const dueTo = (to: DueOrderMail['to'], at: Date): DueOrderMail => ({
    _id: `${to}:${order}:${entry}`,
    order,
    entry,
    to,
    at,
  });
  const due = [
    ...(email && isRequired(stored, last) ? [dueTo('customer', notifiedAt(stored, entry))] : []),
    // Not for orders that the owner entered.
    ...(last.status === 'placed' && !last.undo && source !== 'counter'
      ? [dueTo('owner', last.at)]
      : []),
  ];
  if (due.length > 0) await DueOrderMail.insertMany(due, { session });
  if (email && last.undo && !isRequired(stored, last)) await storeReinstated(stored, session);
}

/** Returns when the customer is notified of an entry: after an admin's change, once its undo window has passed. */
function notifiedAt({ history, boughtGiftCard }: StoredOrder, entry: number): Date {
  const { at, by, undo, status } = history[entry] ?? { at: new Date(0) };
  // Entering an order and issuing a paid gift card cannot be undone.
  const isFinal = entry === 0 || (boughtGiftCard && status === 'placed');
  const mayBeUndone = !undo && by?.role === 'admin' && !isFinal;
  return new Date(at.getTime() + (mayBeUndone ? UNDO_MS : 0));
}

/**
 * After an undo, the earlier change stands again. If a later change had suppressed its mail, it is now due; a
 * customer who got it before gets no second one, because that has the same key.
 */
async function storeReinstated(order: StoredOrder, session: ClientSession): Promise<void> {
  const { _id, history } = order;
  const move = effectiveMoves(history).at(-1);
  const entry = move ? history.indexOf(move) : -1;
  if (!move || !isNotified(order, move.status)) return;
  await DueOrderMail.updateOne(
    { _id: `customer:${_id}:${entry}` },
    { $setOnInsert: { order: _id, entry, to: 'customer', at: notifiedAt(order, entry) } },
    { upsert: true, session },
  );
}

/** False for a change the customer is not told of, and for undoing one they have not been told of. */
function isRequired(order: StoredOrder, last: StoredOrder['history'][number]): boolean {
  // The address is not verified to be the customer's.
  if (wasNeverConfirmed(order)) return false;
  if (!last.undo) return isNotified(order, last.status) || last.status === 'awaiting-payment';
  const undone = effectiveMoves(order.history.slice(0, -1)).at(-1);
  if (!undone || !isNotified(order, undone.status)) return false;
  return last.at.getTime() - undone.at.getTime() > UNDO_MS;
}

/** Delayed, because the owner may correct more. */
async function storeCorrectionMail(
  { _id: order, email, history, corrections }: StoredOrder,
  session: ClientSession,
  afterMs: number,
): Promise<void> {
  const correction = (corrections?.length ?? 0) - 1;
  const last = corrections?.[correction];
  if (!email || !last) return;
  const due: DueOrderMail = {
    _id: `correction:${order}:${correction}`,
    order,
    entry: history.length - 1,
    correction,
    to: 'customer',
    at: new Date(last.at.getTime() + afterMs),
  };
  await DueOrderMail.insertMany([due], { session });
}

/** Payment events that customers are notified of. */
const NOTIFIED: readonly PaymentEventKind[] = [
  'processing',
  'reminded',
  'refunded',
  'gift-card-returned',
];

/** Runs in the transaction of the event. */
export async function storePaymentMail(
  { _id: order, email, history, payment }: StoredOrder,
  { kind, at }: { kind: PaymentEventKind; at: number },
  session: ClientSession,
): Promise<void> {
  const event = payment?.events[at];
  if (!email || !event || !NOTIFIED.includes(kind)) return;
  const due: DueOrderMail = {
    _id: `payment:${order}:${at}`,
    order,
    entry: history.length - 1,
    payment: at,
    to: 'customer',
    at: event.at,
  };
  await DueOrderMail.insertMany([due], { session });
}

/** Runs in the transaction of the change. */
export async function storeReturnMails(
  stored: StoredOrder,
  one: StoredReturn,
  session: ClientSession,
): Promise<void> {
  const { _id: order, email, history } = stored;
  const last = one.events.at(-1);
  if (!last) return;
  const { state, at } = last;
  const id = one._id.toString();
  // Most owners refund as soon as they have unpacked the books, and the refund has a mail of its own.
  const afterMs = state === 'received' ? UNDO_MS : 0;
  const dueTo = (to: DueOrderMail['to']): DueOrderMail => ({
    _id: `return:${id}:${state}:${to}`,
    order,
    entry: history.length - 1,
    returned: { id, state },
    to,
    at: new Date(at.getTime() + afterMs),
  });
  const due = [
    ...(email && isReturnNotified(stored, one) ? [dueTo('customer')] : []),
    ...(state === 'asked' ? [dueTo('owner')] : []),
  ];
  if (due.length > 0) await DueOrderMail.insertMany(due, { session });
}
