import { currentShop } from '../../settings/shop/current-shop.ts';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { GiftCard } from './gift-cards.model.ts';
import { issueGiftCard } from './issue-gift-card.ts';

/** Lets customers pay by gift card, besides the existing methods. */
export async function aShopWithGiftCards(given: { giftCardMonths?: number } = {}): Promise<void> {
  await storeSettings({ payments: { giftCards: true, ...given }, versions: { payments: 1 } });
}

/** Lets customers buy gift cards of $5 to $200, by transfer or through Stripe. */
export async function aShopThatSellsGiftCards(): Promise<void> {
  const payments = {
    ways: ['cash-on-delivery', 'transfer', 'stripe'].map((method) => ({ method, countries: [] })),
    account: { name: 'The Book Store', iban: 'DE89370400440532013000' },
    reminderDays: 5,
    cancelDays: 14,
    giftCards: true,
    giftCardSales: { smallest: 500, largest: 20_000 },
  };
  await storeSettings({ payments, versions: { payments: 1 } });
}

/** Issues a gift card, in minor units. Returns its id and its code. */
export async function aGiftCard({
  amount = 2500,
  now = new Date(),
  expiresAt,
}: {
  amount?: number;
  now?: Date;
  expiresAt?: Date;
} = {}): Promise<{ id: string; code: string }> {
  const { _id, code } = await issueGiftCard(
    { amount },
    { by: 'Anna', now, sends: false, shop: currentShop() },
  );
  if (expiresAt) await GiftCard.updateOne({ _id }, { $set: { expiresAt } });
  if (!code) throw new Error('The gift card has no code.');
  return { id: _id, code };
}
