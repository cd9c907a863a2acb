import { amountValues, formatMoney } from '@book-store/contract/money';
import type { GiftCardMovementKind } from '@book-store/contract/orders/gift-cards/gift-cards';
import { GiftCardRefused } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type { ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { GiftCard, GiftCardMovement, type StoredGiftCard } from './gift-cards.model.ts';

/** Why money of a card moves; `by` is the username of an admin. */
export type GiftCardReason = {
  at: Date;
  order?: { _id: Types.ObjectId; number?: number | null | undefined } | undefined;
  by?: string | undefined;
  reason?: string | undefined;
};

/** Returns the error for a gift card that does not pay; `balance` is what is left on it, in minor units. */
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

/** Throws `gift-card-refused` for a card that cannot pay so much, in minor units, with a sentence that says why. */
export function assertPays(
  { blocked, expiresAt, balance }: StoredGiftCard,
  amount: number,
  now: Date,
): void {
  if (blocked) throw giftCardRefused('This gift card is blocked. Please talk to us.');
  if (expiresAt && expiresAt <= now) throw giftCardRefused('This gift card has expired.');
  if (balance >= amount) return;
  const left = balance > 0 ? `has only ${formatMoney(balance)} left` : 'is used up';
  throw giftCardRefused(`This gift card ${left}.`, balance);
}

/** Takes money from a card for an order, in its transaction. Throws `gift-card-refused`. */
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

/** Gives money of an order back to a card, in its transaction; also to one that no longer pays. */
export async function returnToGiftCard(
  id: Types.ObjectId,
  amount: number,
  why: GiftCardReason,
  session: ClientSession,
): Promise<void> {
  await move({ _id: id }, { kind: 'returned', amount, ...why }, session);
}

/** Changes the balance of a card with its entry in the ledger, in a transaction; never below 0. */
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

/** Adds an entry to the ledger of a card. */
export async function writeMovement(
  card: Types.ObjectId,
  { order, ...entry }: GiftCardReason & { kind: GiftCardMovementKind; amount: number },
  session: ClientSession,
): Promise<void> {
  const about = order && { order: order._id, orderNumber: order.number };
  await GiftCardMovement.create([{ card, ...entry, ...about }], { session });
}
