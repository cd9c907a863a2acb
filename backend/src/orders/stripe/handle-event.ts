import { type ClientSession, isValidObjectId, Types } from 'mongoose';
import type { z } from 'zod';
import { listAdminIds } from '../../people/admins/find-admins.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { findOrders } from '../order/find-order.ts';
import { scheduleCheck } from '../payments/due-payments.ts';
import { applySession, isOwnPage } from './apply-session.ts';
import { applyObject, REFUND_EVENTS } from './apply-waiting-events.ts';
import { findPaidOrder } from './link-payment.ts';
import {
  Charge,
  Dispute,
  type OfIntent,
  RefundNews,
  Session,
  type StripeEvent,
  toSessionState,
} from './stripe-answers.ts';
import { StripeEventRecord } from './stripe-records.model.ts';
import { uncountedMoney, uncountedPage } from './uncounted.ts';

const OF_SESSIONS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];
const OF_CHARGES = ['charge.refunded'];
const OF_DISPUTES = ['charge.dispute.created', 'charge.dispute.closed'];

/**
 * Processes an event once, in one transaction with its order. Events may arrive in any order, repeatedly, late,
 * and concurrently. Payments on a session that is not the shop's, or in another currency, count for no order
 * and are kept for the owner to see. Throws `bad-request` for an object that differs from Stripe's
 * documentation.
 */
export async function handleEvent(event: StripeEvent, at: Date): Promise<void> {
  const { type } = event;
  const { object } = event.data;
  try {
    if (OF_SESSIONS.includes(type)) await ofSession(event, Session.parse(object), at);
    else if (OF_CHARGES.includes(type)) await ofIntent(event, Charge.parse(object), at);
    else if (REFUND_EVENTS.includes(type)) await ofIntent(event, RefundNews.parse(object), at);
    else if (OF_DISPUTES.includes(type)) await ofIntent(event, Dispute.parse(object), at);
  } catch (error) {
    // A concurrent delivery of the same event was first.
    if (isDuplicateKey(error)) return;
    if (error instanceof Error && error.name === 'ZodError')
      throw new AppError('bad-request', { detail: 'This event cannot be read.', cause: error });
    throw error;
  }
}

async function ofSession(
  { id, type }: StripeEvent,
  object: z.output<typeof Session>,
  at: Date,
): Promise<void> {
  const hasFailed = type === 'checkout.session.async_payment_failed';
  const state = { ...toSessionState(object), ...(hasFailed && { hasFailed }) };
  const unseenBy = await listAdminIds();
  await inTransaction(async (session) => {
    if (await isCounted(id, session)) return;
    const order = await findNamed(state.order, session);
    const isOwn = order && isOwnPage(order, state);
    // An unpaid session of another program.
    if (!isOwn && !state.isPaid) return;
    const uncounted = isOwn ? undefined : uncountedPage(state, order);
    await StripeEventRecord.create([{ _id: id, type, at, ...(uncounted && { uncounted }) }], {
      session,
    });
    if (!isOwn) return;
    await applySession(order._id.toString(), state, { at, unseenBy }, session);
    await scheduleCheck(order._id, at, session);
  });
}

async function ofIntent(
  { id, type, created }: StripeEvent,
  // Stored with only what the shop needs: Stripe's object contains customer and card data.
  object: OfIntent,
  at: Date,
): Promise<void> {
  const intent = object.payment_intent;
  if (!intent) return;
  await inTransaction(async (session) => {
    if (await isCounted(id, session)) return;
    const order = await findPaidOrder(intent, at, session);
    const uncounted = order && uncountedMoney(object, order);
    const record = { _id: id, type, at, ...(!order && { intent, object }) };
    await StripeEventRecord.create([{ ...record, ...(uncounted && { uncounted }) }], { session });
    if (!order || uncounted) return;
    await applyObject(type, object, { order, at, asOf: new Date(created * 1000) }, session);
    await scheduleCheck(new Types.ObjectId(order), at, session);
  });
}

const isCounted = async (id: string, session: ClientSession) =>
  (await StripeEventRecord.exists({ _id: id }).session(session)) !== null;

/** Undefined if the order is not one of this shop's. */
async function findNamed(id: string | undefined, session: ClientSession) {
  const [order] = isValidObjectId(id) ? await findOrders([id ?? ''], session) : [];
  return order;
}
