import { amountValues, formatMoney } from '@book-store/contract/money';
import type { GiftCardMovementKind } from '@book-store/contract/orders/gift-cards/gift-cards';
import { GiftCardRefused } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type { ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { talkToUs } from '../../settings/shop/talk-to-us.ts';
import { GiftCard, GiftCardMovement, type StoredGiftCard } from './gift-cards.model.ts';

/** `by` is the username of an admin. */
export type GiftCardReason = {
  at: Date;
  order?: { _id: Types.ObjectId; number?: number | null | undefined } | undefined;
  by?: string | undefined;
  reason?: string | undefined;
};

/** `balance` is in minor units. */
export const giftCardRefused = (detail: string, balance?: number): AppError =>
  new AppError('gift-card-refused', {
    detail,
    extra: { balance } satisfies z.output<typeof GiftCardRefused>,
    wire: GiftCardRefused,
    fields: [
      {
        path: 'giftCard',
        message: detail,
        code: 'gift-card-refused',
        values: balance === undefined ? {} : amountValues({ balance }),
      },
    ],
  });

/** Throws `gift-card-refused` if the card cannot pay an amount in minor units. */
export function assertPays(
  { blocked, expiresAt, balance }: StoredGiftCard,
  amount: number,
  now: Date,
): void {
  if (blocked) throw giftCardRefused(talkToUs('This gift card is blocked.'));
  if (expiresAt && expiresAt <= now) throw giftCardRefused('This gift card has expired.');
  if (balance >= amount) return;
  const left = balance > 0 ? `has only ${formatMoney(balance)} left` : 'is used up';
  throw giftCardRefused(`This gift card ${left}.`, balance);
}

/** In the order's transaction. Throws `gift-card-refused`. */
export async function takeFromGiftCard(
  id: Types.ObjectId,
  amount: number,
  why: GiftCardReason,
  session: ClientSession,
): Promise<void> {
  const card = await GiftCard.findById(id).session(session).lean<StoredGiftCard>();
  if (!card) throw giftCardRefused('There is no such gift card.');
  assertPays(card, amount, why.at);
  await move(card, { kind: 'used', amount: -amount, ...why }, session);
}

/** In the order's transaction; also to a card that can no longer pay. */
export async function returnToGiftCard(
  id: Types.ObjectId,
  amount: number,
  why: GiftCardReason,
  session: ClientSession,
): Promise<void> {
  await move({ _id: id }, { kind: 'returned', amount, ...why }, session);
}

/** Changes a balance with its ledger entry, in a transaction; never below 0. */
export async function move(
  { _id }: Pick<StoredGiftCard, '_id'>,
  { order, ...entry }: GiftCardReason & { kind: GiftCardMovementKind; amount: number },
  session: ClientSession,
): Promise<void> {
  await GiftCard.updateOne(
    { _id, balance: { $gte: Math.max(0, -entry.amount) } },
    { $inc: { balance: entry.amount } },
    { session },
  ).orFail();
  await writeMovement(_id, { order, ...entry }, session);
}

export async function writeMovement(
  card: Types.ObjectId,
  { order, ...entry }: GiftCardReason & { kind: GiftCardMovementKind; amount: number },
  session: ClientSession,
): Promise<void> {
  const about = order && { order: order._id, orderNumber: order.number };
  await GiftCardMovement.create([{ card, ...entry, ...about }], { session });
}
