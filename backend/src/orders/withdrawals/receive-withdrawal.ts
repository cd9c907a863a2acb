import type { WithdrawBody } from '@book-store/contract/orders/withdrawals/withdrawals.schemas';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { letterTextsOf } from '../../messages/letters/letter-texts.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { queueMissing } from '../../platform/mail/queue-mail.ts';
import type { Shop } from '../../platform/shop.ts';
import { findOrderByNumber } from '../order/find-order.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { receiptMail, tellOwner } from './withdrawal-mails.ts';
import { type StoredWithdrawal, Withdrawal } from './withdrawals.model.ts';

/** Who sends the same again in this time has pressed twice, or had no reply. */
const REPEATED_MS = 86_400_000;

type Given = z.output<typeof WithdrawBody>;
type Deps = { now: Date; sends: boolean; shop: Shop };

/**
 * Keeps a withdrawal, sends its receipt and tells the owner. Returns when it was received. Whoever sends it learns
 * nothing of the order. Throws `not-found` in a shop whose country knows no such right.
 */
export async function receiveWithdrawal(given: Given, { now, sends, shop }: Deps): Promise<Date> {
  const { email: ownerEmail } = shop.settings.identity;
  if (!hasWithdrawals(shop.place.country)) {
    throw notFound('This shop receives no withdrawals here.');
  }
  const number = Number(given.orderNumber.replace(/\D/g, ''));
  const order = await findOrderByNumber(number);
  const withdrawal = await keep({ ...given, number }, { order, now });
  // The same work whether number and address belong together or not, so that the time it takes does not tell.
  const isConfirmed = withdrawal.sameEmail === true && !order?.unverifiedEmail;
  const receipt = receiptMail(withdrawal, letterTextsOf(shop), { isConfirmed });
  await queueMissing([receipt], { sends, now });
  if (ownerEmail) await tellOwner(withdrawal, ownerEmail, { sends, now });
  return withdrawal.at;
}

/** Returns the stored withdrawal, which may have been there before. */
async function keep(
  { number, name, email, books }: Given & { number: number },
  { order, now }: { order: StoredOrder | undefined; now: Date },
): Promise<StoredWithdrawal> {
  const after = new Date(now.getTime() - REPEATED_MS);
  const same = { number, name, email, books };
  const earlier = await Withdrawal.findOne({
    ...same,
    at: { $gt: after },
  }).lean<StoredWithdrawal>();
  if (earlier) return earlier;
  const withdrawal = {
    _id: new Types.ObjectId(),
    ...same,
    at: now,
    ...(order && { order: order._id, sameEmail: order.email === email }),
  };
  await Withdrawal.create(withdrawal);
  return withdrawal;
}
