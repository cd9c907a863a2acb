import { shopDay } from '@book-store/contract/place';
import type { Types } from 'mongoose';
import { findAlso } from '../../platform/documents/mongo.ts';
import { GiftCard, type StoredGiftCard } from './gift-cards.model.ts';

/** A gift card whose mail is due. */
export type DueGiftCard = Pick<StoredGiftCard, '_id' | 'amount' | 'expiresAt' | 'by'> & {
  recipient: NonNullable<StoredGiftCard['recipient']>;
};

const BATCH = 100;

const dueOn = (now: Date) => ({
  sendOn: { $lte: shopDay(now) },
  blocked: null,
  recipient: { $ne: null },
});

/** Returns gift cards whose mail is to go out by the shop's day, and those that were set aside. */
export const listDueGiftCards = (now: Date, setAside: readonly string[]): Promise<DueGiftCard[]> =>
  findAlso(
    (filter) => GiftCard.find(filter).limit(BATCH).lean<DueGiftCard[]>(),
    dueOn(now),
    setAside,
  );

/** Notes that the mail of a gift card is on its way. */
export async function markMailed(_id: Types.ObjectId, now: Date): Promise<void> {
  await GiftCard.updateOne({ _id }, { $set: { sentAt: now }, $unset: { sendOn: 1 } });
}
