import type { OrdersExport } from '@book-store/contract/orders/order/orders-export.schemas';
import type { QueryFilter } from 'mongoose';
import { type PersonalData, type Retention, verifiedEmail } from '../../platform/area.ts';
import { toGiftCardView } from './gift-card-view.ts';
import { GiftCard, type StoredGiftCard } from './gift-cards.model.ts';

export const giftCardData: PersonalData = {
  models: [GiftCard],
  erase: async (customer) => {
    const email = verifiedEmail(customer);
    if (email) await forgetRecipient(email);
  },
  export: async (customer): Promise<Pick<OrdersExport, 'giftCards'>> => {
    const email = verifiedEmail(customer);
    return { giftCards: email ? await exportGiftCards(email, new Date()) : [] };
  },
  forgetOld: forgetOldRecipients,
};

type Old = { now: Date; retention: Retention };

/** The balance stays: whoever has the code can pay with it. A mail that has not been sent would have no recipient. */
const forget = (filter: QueryFilter<StoredGiftCard>) =>
  GiftCard.updateMany(filter, { $unset: { recipient: 1, sendOn: 1 } });

async function forgetRecipient(email: string): Promise<void> {
  await forget({ 'recipient.email': email.toLowerCase() });
}

/** After the same time as in orders, counted from when the card was sent. */
async function forgetOldRecipients({ now, retention }: Old): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - retention.keepContactsMonths);
  await forget({
    $or: [{ sentAt: { $lt: before } }, { sentAt: null, createdAt: { $lt: before } }],
    sendOn: null,
    recipient: { $ne: null },
  });
}

/** Oldest first. */
async function exportGiftCards(email: string, now: Date) {
  const found = await GiftCard.find({ 'recipient.email': email.toLowerCase() })
    .sort({ createdAt: 1 })
    .lean<StoredGiftCard[]>();
  return found
    .map((card) => toGiftCardView(card, now))
    .map(({ lastFour, amount, balance, recipient, createdAt }) => ({
      lastFour,
      amount,
      balance,
      name: recipient?.name,
      message: recipient?.message,
      createdAt,
    }));
}
