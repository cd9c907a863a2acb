import type { Limits } from '../../platform/http/limits/limits.ts';
import type { Shop } from '../../platform/shop.ts';
import { type FoundGiftCard, findByCode } from './gift-card-codes.ts';
import { assertPays, giftCardRefused } from './move-gift-card-money.ts';

type Deps = {
  shop: Shop;
  limits: Pick<Limits, 'giftCardCodes'>;
  network: string;
  now: Date;
};

/**
 * Returns a card that can pay. Throws `gift-card-refused`, and `too-many-requests` for a network that has tried
 * many unknown codes. Correct codes are never limited: they cannot be found by guessing, and a network has many
 * people.
 */
export async function checkGiftCard(
  code: string,
  { shop, limits, network, now }: Deps,
): Promise<FoundGiftCard> {
  if (!shop.settings.payments.giftCards) throw giftCardRefused('This shop takes no gift cards.');
  const found = await findByCode(code);
  if (!found) {
    await limits.giftCardCodes(network);
    throw giftCardRefused('We do not know this code. Please check it.');
  }
  assertPays(found.card, 1, now);
  return found;
}
