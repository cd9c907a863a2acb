import { amountValues, formatMoney } from '@book-store/contract/money';
import type { GiftCardView } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type { ClientSession, Types } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { findGiftCard, toGiftCardView } from './gift-card-view.ts';
import {
  GiftCard,
  GiftCardMovement,
  type StoredGiftCard,
  type StoredGiftCardMovement,
} from './gift-cards.model.ts';
import { type GiftCardReason, move, writeMovement } from './move-gift-card-money.ts';

export type GiftCardChange = { before: GiftCardView; after: GiftCardView };
type Why = { reason: string; by: string; at: Date; beforeCommit?: BeforeCommit<GiftCardChange> };

const noteOf = ({ reason, by, at }: Why) => ({ reason, by, at });

/** In minor units. Throws `conflict` if the balance would be negative. */
export const correctBalance = (
  id: string,
  amount: number,
  { remember, ...why }: Why & { remember?: Remember },
): Promise<GiftCardChange> =>
  change(id, why, async (card, session) => {
    if (card.balance + amount < 0) {
      throw conflict(
        `This gift card has only ${formatMoney(card.balance)} left.`,
        'gift-card-balance',
        amountValues({ balance: card.balance }),
      );
    }
    await move(card, { kind: 'corrected', amount, ...noteOf(why) }, session);
    await remember?.(id, session);
  });

export const blockGiftCard = (id: string, blocked: boolean, why: Why): Promise<GiftCardChange> =>
  change(id, why, async ({ _id, ...card }, session) => {
    if (Boolean(card.blocked) === blocked) return;
    await GiftCard.updateOne(
      { _id },
      blocked ? { $set: { blocked } } : { $unset: { blocked: 1 } },
      { session },
    );
    const kind = blocked ? 'blocked' : 'unblocked';
    await writeMovement(_id, { kind, amount: 0, ...noteOf(why) }, session);
  });

/** In the transaction of an order's refund; skips a card that is blocked already. */
export async function blockBoughtCard(
  _id: Types.ObjectId,
  why: GiftCardReason,
  session: ClientSession,
): Promise<void> {
  const set = { $set: { blocked: true } };
  const { matchedCount } = await GiftCard.updateOne({ _id, blocked: null }, set, { session });
  if (matchedCount > 0) await writeMovement(_id, { kind: 'blocked', amount: 0, ...why }, session);
}

/** In minor units. */
export async function balanceOf(_id: Types.ObjectId, session?: ClientSession): Promise<number> {
  const card = await GiftCard.findById(_id, { balance: 1 })
    .session(session ?? null)
    .lean<Pick<StoredGiftCard, 'balance'>>();
  return card?.balance ?? 0;
}

/**
 * In the refund's transaction: sets how much a card loses in total by refunds of the order that bought it.
 * Returns the change of its balance.
 */
export async function settleRefunded(
  _id: Types.ObjectId,
  lost: number,
  why: GiftCardReason & Required<Pick<GiftCardReason, 'order'>>,
  session: ClientSession,
): Promise<number> {
  const booked = await GiftCardMovement.find({ card: _id, kind: 'refunded' })
    .session(session)
    .lean<Pick<StoredGiftCardMovement, 'amount'>[]>();
  const amount = 0 - lost - booked.reduce((sum, one) => sum + one.amount, 0);
  if (amount !== 0) await move({ _id }, { kind: 'refunded', amount, ...why }, session);
  return amount;
}

async function change(
  id: string,
  { at, beforeCommit }: Why,
  work: (card: StoredGiftCard, session: ClientSession) => Promise<void>,
): Promise<GiftCardChange> {
  const { _id } = await findGiftCard(id);
  const changed = async (session: ClientSession) => {
    const read = () => GiftCard.findById(_id).session(session).orFail().lean<StoredGiftCard>();
    const before = await read();
    await work(before, session);
    return { before: toGiftCardView(before, at), after: toGiftCardView(await read(), at) };
  };
  return inTransaction(changed, { beforeCommit });
}
