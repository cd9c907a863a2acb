import { toMinor } from '@book-store/contract/money';
import type { BuyGiftCardBody } from '@book-store/contract/orders/gift-cards/buy-gift-card.schemas';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { personalStorage } from '../../../../lib/storage/personal-storage.ts';
import { randomKey } from '../../../../lib/storage/random-key.ts';

const NAME = 'order-attempt';
type Attempt = { content: string; key: string };

/**
 * Returns the idempotency key of an order: the same for every attempt with the same content, even
 * after a reload, and a new one if anything differs. A lost reply never causes a second order.
 */
function idempotencyKeyFor(uid: string, body: PlaceOrderBody | BuyGiftCardBody): string {
  const giftCard = 'giftCard' in body ? body.giftCard : undefined;
  // The code is money: its end tells one card from another.
  const seen = giftCard && {
    ...giftCard,
    code: giftCard.code.slice(-4),
    amount: toMinor(giftCard.amount),
  };
  // In minor units, as scripts from before wrote it: an order that was sent by them is the same.
  const amount = 'amount' in body && { amount: toMinor(body.amount) };
  const content = JSON.stringify({ ...body, ...amount, giftCard: seen });
  const last = personalStorage.read(uid, NAME) as Partial<Attempt> | undefined;
  if (last?.content === content && typeof last.key === 'string') return last.key;
  const key = randomKey();
  personalStorage.write(uid, NAME, { content, key } satisfies Attempt);
  return key;
}

/** Sends an order with its key, and drops the key once the order is placed or the key is rejected. */
export async function sendOnce<Placed>(
  uid: string,
  body: PlaceOrderBody | BuyGiftCardBody,
  send: (idempotencyKey: string) => Promise<Placed>,
): Promise<Placed> {
  const forget = () => personalStorage.write(uid, NAME, undefined);
  try {
    const placed = await send(idempotencyKeyFor(uid, body));
    forget();
    return placed;
  } catch (error) {
    if (toApiProblem(error).code === 'idempotency-key-reused') forget();
    throw error;
  }
}
