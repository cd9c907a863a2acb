import type { Limits } from '../../http/limits/limits.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { type FoundGiftCard, findByCode } from './gift-card-codes.ts';
import { assertPays, giftCardRefused } from './move-gift-card-money.ts';

type Deps = { limits: Pick<Limits, 'giftCardCodes'>; network: string; now: Date };

/**
 * Returns the card of a code that can pay something. Throws `gift-card-refused`, and `too-many-requests` for a network
 * that has tried many codes which there are not.
 */
export async function checkGiftCard(
  code: string,
  { limits, network, now }: Deps,
): Promise<FoundGiftCard> {
  if (!(await readShopSettings()).payments?.giftCards)
    throw giftCardRefused('This shop takes no gift cards.');
  // Counted first, so that many at once are not looked up before they count.
  const uncount = await limits.giftCardCodes(network);
  const found = await findByCode(code);
  if (!found) throw giftCardRefused('We do not know this code. Please check it.');
  await uncount();
  assertPays(found.card, 1, now);
  return found;
}
