import type { WithdrawBody } from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import type { ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { createEvent } from '../../platform/documents/create-event.ts';
import { idOfKey } from '../../platform/documents/id-of-key.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { findOrderByNumber } from '../order/find-order.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { type StoredWithdrawal, Withdrawal } from './withdrawals.model.ts';

/** A repetition within this time is a double click or a retry after a lost reply. */
const REPEATED_MS = 86_400_000;

type Given = z.output<typeof WithdrawBody>;
type Deps = { now: Date; sends: boolean; shop: Shop };

/** Whether the customer has confirmed the address, and whether mails can be sent. */
export type Received = Deps & { isConfirmed: boolean };

/** A withdrawal was received, perhaps repeatedly. */
export const { on: onWithdrawal, emit: emitWithdrawal } =
  createEvent<[withdrawal: StoredWithdrawal, received: Received]>();

/**
 * Stores a withdrawal and notifies. The sender learns nothing about the order. Throws `not-found` in a shop
 * whose country has no such right.
 */
export async function receiveWithdrawal(given: Given, deps: Deps): Promise<Date> {
  if (!hasWithdrawals(deps.shop.place.country)) {
    throw notFound('This shop receives no withdrawals here.');
  }
  const number = Number(given.orderNumber.replace(/\D/g, ''));
  const order = await findOrderByNumber(number);
  const withdrawal = await inTransaction((session) =>
    keep({ ...given, number }, { order, now: deps.now, session }),
  );
  // The same work whether number and address match or not, so that timing reveals nothing.
  const isConfirmed = withdrawal.sameEmail === true && !order?.unverifiedEmail;
  await emitWithdrawal(withdrawal, { ...deps, isConfirmed });
  return withdrawal.at;
}

type Keeping = { order: StoredOrder | undefined; now: Date; session: ClientSession };

/** Returns the stored withdrawal, which may be an earlier one. */
async function keep(
  { number, name, email, books }: Given & { number: number },
  { order, now, session }: Keeping,
): Promise<StoredWithdrawal> {
  const after = new Date(now.getTime() - REPEATED_MS);
  const same = { number, name, email, books };
  const earlier = await Withdrawal.findOne({ ...same, at: { $gt: after } })
    .session(session)
    .lean<StoredWithdrawal>();
  if (earlier) return earlier;
  const withdrawal = {
    _id: await nextId(number, session),
    ...same,
    at: now,
    ...(order && { order: order._id, sameEmail: order.email === email }),
  };
  await Withdrawal.create([withdrawal], { session });
  return withdrawal;
}

/**
 * Derived from the last withdrawal of the same number, so that of two concurrent ones the second has the same id,
 * retries its transaction and finds the first.
 */
async function nextId(number: number, session: ClientSession): Promise<Types.ObjectId> {
  const last = await Withdrawal.findOne({ number }, { _id: 1 })
    .sort({ at: -1, _id: -1 })
    .session(session)
    .lean();
  let id = idOfKey(`withdrawal ${last?._id ?? number}`);
  while (await Withdrawal.exists({ _id: id }).session(session)) id = idOfKey(`withdrawal ${id}`);
  return id;
}
