import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import type { StoredOrder } from './orders.model.ts';

/** Returns the gift card that an order buys; undefined for an order of books. The owner sees the card once it is issued. */
export function toBoughtGiftCard(
  { boughtGiftCard: bought }: StoredOrder,
  { seesCard = false } = {},
): AdminOrderView['boughtGiftCard'] {
  if (!bought) return undefined;
  const { cents, recipient, sendOn, card } = bought;
  return {
    amount: cents,
    recipient: recipient
      ? {
          name: recipient.name,
          email: recipient.email,
          message: recipient.message || undefined,
        }
      : undefined,
    sendOn,
    ...(seesCard && card && { card: card.toString() }),
  };
}
