import { shopDay } from '@book-store/contract/place';
import type { Types } from 'mongoose';
import { findAlso } from '../../platform/documents/mongo.ts';
import { GiftCard, type StoredGiftCard } from './gift-cards.model.ts';

export type DueGiftCard = Pick<StoredGiftCard, '_id' | 'amount' | 'expiresAt' | 'by'> & {
  recipient: NonNullable<StoredGiftCard['recipient']>;
};

const BATCH = 100;

const dueOn = (now: Date) => ({
  sendOn: { $lte: shopDay(now) },
  blocked: null,
  recipient: { $ne: null },
});

/** Cards to be mailed by today, and those that were set aside. */
export const listDueGiftCards = (now: Date, setAside: readonly string[]): Promise<DueGiftCard[]> =>
  findAlso(
    (filter) => GiftCard.find(filter).limit(BATCH).lean<DueGiftCard[]>(),
    dueOn(now),
    setAside,
  );

export async function markMailed(_id: Types.ObjectId, now: Date): Promise<void> {
  await GiftCard.updateOne({ _id }, { $set: { sentAt: now }, $unset: { sendOn: 1 } });
}
