import type { BuyGiftCardBody, PlaceOrderBody } from '@book-store/contract/schemas/orders';
import { personalStorage } from '../../lib/personal-storage.ts';
import { randomKey } from '../../lib/random-key.ts';

const NAME = 'order-attempt';
type Attempt = { content: string; key: string };

/**
 * Returns the idempotency key of an order: the same for every attempt with the same content, even
 * after a reload, and a new one if anything differs. A lost reply never causes a second order.
 */
export function idempotencyKeyFor(uid: string, body: PlaceOrderBody | BuyGiftCardBody): string {
  const giftCard = 'giftCard' in body ? body.giftCard : undefined;
  // The code is money: its end tells one card from another.
  const seen = giftCard && { ...giftCard, code: giftCard.code.slice(-4) };
  const content = JSON.stringify({ ...body, giftCard: seen });
  const last = personalStorage.read(uid, NAME) as Attempt | undefined;
  if (last?.content === content) return last.key;
  const key = randomKey();
  personalStorage.write(uid, NAME, { content, key } satisfies Attempt);
  return key;
}

/** Drops the key after the order was placed or the key was rejected; the next order gets a new one. */
export const forgetIdempotencyKey = (uid: string) => personalStorage.write(uid, NAME, undefined);
