import type { Limits } from '../../http/limits/limits.ts';
import type { StoredShopSettings } from '../shop-settings/shop-settings.model.ts';
import { type FoundGiftCard, findByCode } from './gift-card-codes.ts';
import { assertPays, giftCardRefused } from './move-gift-card-money.ts';

type Deps = {
  settings: Pick<StoredShopSettings, 'payments'>;
  limits: Pick<Limits, 'giftCardCodes'>;
  network: string;
  now: Date;
};

/**
 * Returns the card of a code that can pay something. Throws `gift-card-refused`, and `too-many-requests` for a network
 * that has tried many codes which there are not.
 */
export async function checkGiftCard(
  code: string,
  { settings, limits, network, now }: Deps,
): Promise<FoundGiftCard> {
  if (!settings.payments?.giftCards) throw giftCardRefused('This shop takes no gift cards.');
  const found = await limits.giftCardCodes(
    network,
    () => lookUp(code),
    () => true,
  );
  assertPays(found.card, 1, now);
  return found;
}

async function lookUp(code: string): Promise<FoundGiftCard> {
  const found = await findByCode(code);
  if (!found) throw giftCardRefused('We do not know this code. Please check it.');
  return found;
}
