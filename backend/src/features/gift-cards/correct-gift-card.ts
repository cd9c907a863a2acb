import { formatMoney } from '@book-store/contract/money';
import type { GiftCardView } from '@book-store/contract/schemas/gift-cards';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../shared/errors.ts';
import { inTransaction } from '../../shared/in-transaction.ts';
import { findGiftCard, toGiftCardView } from './gift-card-view.ts';
import { GiftCard, type StoredGiftCard } from './gift-cards.model.ts';
import { type GiftCardReason, move, writeMovement } from './move-gift-card-money.ts';

type Why = { reason: string; by: string; at: Date };
type Change = { before: GiftCardView; after: GiftCardView };

/**
 * Changes the balance of a card by an amount in minor units. Throws `not-found`, and `conflict` if less is left on it
 * than is to be taken away.
 */
export const correctBalance = (id: string, amount: number, why: Why): Promise<Change> =>
  change(id, why, async (card, session) => {
    if (card.balance + amount < 0) {
      throw conflict(`This gift card has only ${formatMoney(card.balance)} left.`);
    }
    await move(card, { kind: 'corrected', amount, ...why }, session);
  });

/** Blocks a card, so that it pays nothing, or unblocks it. Throws `not-found`. */
export const blockGiftCard = (id: string, blocked: boolean, why: Why): Promise<Change> =>
  change(id, why, async ({ _id, ...card }, session) => {
    if (Boolean(card.blocked) === blocked) return;
    await GiftCard.updateOne(
      { _id },
      blocked ? { $set: { blocked } } : { $unset: { blocked: 1 } },
      { session },
    );
    const kind = blocked ? 'blocked' : 'unblocked';
    await writeMovement(_id, { kind, amount: 0, ...why }, session);
  });

/**
 * Blocks the card of an order whose money goes back, in its transaction, unless it is blocked already.
 */
export async function blockBoughtCard(
  _id: Types.ObjectId,
  why: GiftCardReason,
  session: ClientSession,
): Promise<void> {
  const set = { $set: { blocked: true } };
  const { matchedCount } = await GiftCard.updateOne({ _id, blocked: null }, set, { session });
  if (matchedCount > 0) await writeMovement(_id, { kind: 'blocked', amount: 0, ...why }, session);
}

/** Returns whether all that a card was issued with is still on it, in a transaction. */
export async function isUnused(_id: Types.ObjectId, session: ClientSession): Promise<boolean> {
  const card = await GiftCard.findById(_id).session(session).lean<StoredGiftCard>();
  return card !== null && card.balance >= card.amount;
}

async function change(
  id: string,
  { at }: Why,
  work: (card: StoredGiftCard, session: ClientSession) => Promise<void>,
): Promise<Change> {
  const { _id } = await findGiftCard(id);
  return inTransaction(async (session) => {
    const read = () => GiftCard.findById(_id).session(session).orFail().lean<StoredGiftCard>();
    const before = await read();
    await work(before, session);
    return { before: toGiftCardView(before, at), after: toGiftCardView(await read(), at) };
  });
}
