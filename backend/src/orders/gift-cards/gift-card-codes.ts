import { randomInt } from 'node:crypto';
import {
  bareGiftCardCode,
  formatGiftCardCode,
  GIFT_CARD_LENGTH,
  GIFT_CARD_LETTERS,
  lastFourOf,
} from '@book-store/contract/orders/gift-cards/gift-cards';
import type { ClientSession, Types } from 'mongoose';
import { digestOf } from '../../platform/documents/digest-of.ts';
import { GiftCard, GiftCardCode, type StoredGiftCard } from './gift-cards.model.ts';

/**
 * Adds a code to a card and returns it formatted; earlier codes stay valid. Only the digest is stored, so the
 * caller alone can pass it on. Codes are random and long, so their digest needs neither salt nor stretching.
 */
export async function addCode(card: Types.ObjectId, session?: ClientSession): Promise<string> {
  const bare = Array.from(
    { length: GIFT_CARD_LENGTH },
    () => GIFT_CARD_LETTERS[randomInt(GIFT_CARD_LETTERS.length)],
  ).join('');
  const options = session ? { session } : {};
  const lastFour = lastFourOf(bare);
  await GiftCardCode.create([{ _id: digestOf(bare), card, lastFour }], options);
  await GiftCard.updateOne({ _id: card }, { $set: { lastFour } }, options);
  return formatGiftCardCode(bare);
}

/** `lastFour` is of the code by which it was found. */
export type FoundGiftCard = { card: StoredGiftCard; lastFour: string };

/** Undefined for an unknown code. */
export async function findByCode(typed: string): Promise<FoundGiftCard | undefined> {
  const bare = bareGiftCardCode(typed);
  const code = bare && (await GiftCardCode.findById(digestOf(bare)).lean());
  const card = code && (await GiftCard.findById(code.card).lean<StoredGiftCard>());
  return card ? { card, lastFour: code.lastFour } : undefined;
}

/** Whether any gift card has been issued, as the transaction sees it. */
export const hasGiftCards = async (session?: ClientSession): Promise<boolean> =>
  (await GiftCard.exists({}).session(session ?? null)) !== null;
