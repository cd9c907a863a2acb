import { randomUUID } from 'node:crypto';
import { isCash } from '@book-store/contract/settings/payment/payment';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import type { StoredOrder } from '../order/orders.model.ts';

/** When to check an order's payment next. */
export type DuePayment = {
  /** The order. */
  _id: Types.ObjectId;
  at: Date;
  /** Changes each time it is set, so that a concurrent change is kept. */
  change: string;
};

const dueSchema = new Schema<DuePayment>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    change: { type: String, required: true },
  },
  { collection: 'due_payments', versionKey: false, autoIndex: false, strict: 'throw' },
);
dueSchema.index({ at: 1 });
export const DuePayment = model('DuePayment', dueSchema);

/** Schedules a check of an order's payment, with or without a transaction. */
export async function scheduleCheck(
  order: Types.ObjectId,
  at: Date,
  session?: ClientSession,
): Promise<void> {
  const set = { $set: { at, change: randomUUID() } };
  await DuePayment.updateOne({ _id: order }, set, { upsert: true, ...(session && { session }) });
  wakeJob('payments');
}

/** Schedules a check of a changed order, unless it is paid in cash. */
export async function scheduleChangedCheck(
  order: StoredOrder,
  session: ClientSession,
): Promise<void> {
  const { _id, payment, changedAt, createdAt } = order;
  if (payment && !isCash(payment.method)) await scheduleCheck(_id, changedAt ?? createdAt, session);
}

/** Schedules the next check, unless another one was set meanwhile. */
export async function rescheduleCheck(
  { _id, change }: DuePayment,
  next: Date | undefined,
): Promise<void> {
  const seen = { _id, change };
  if (next) await DuePayment.updateOne(seen, { $set: { at: next } });
  else await DuePayment.deleteOne(seen);
}
