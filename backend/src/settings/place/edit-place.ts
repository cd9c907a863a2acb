import {
  type EditPlaceBody,
  PlaceSettings,
} from '@book-store/contract/settings/place/place.schemas';
import type { z } from 'zod';
import { hasGiftCards } from '../../orders/gift-cards/gift-card-codes.ts';
import { hasOrders, isNumberDrawn } from '../../orders/placing/order-number.ts';
import { changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflictAt } from '../../platform/errors/errors.ts';
import { refreshShop } from '../shop/current-shop.ts';
import { readShopSettings } from '../shop/read-shop-settings.ts';
import { toPlace } from '../shop/shop-view.ts';
import { writeShopSettings } from '../shop/write-shop-settings.ts';
import { convertAmounts } from './convert-amounts.ts';

type Stored = Awaited<ReturnType<typeof readShopSettings>>;

const toSettings = (settings: Stored, currencyIsFixed: boolean): PlaceSettings => ({
  ...toPlace(settings),
  currencyIsFixed,
  version: settings.versions?.place ?? 0,
});

/** A gift card is money of the currency in which it was issued. */
const isInUse = async () => (await hasOrders()) || (await hasGiftCards());

/** Returns where the shop is, and whether its currency can still change. */
export const readPlace = async (): Promise<PlaceSettings> =>
  toSettings(await readShopSettings(), await isInUse());

/**
 * Replaces the place. Another currency takes the prices over as they are, 12.50 of one as 12.50 of the other,
 * rounded where it has fewer decimals. Throws `conflict` once there is an order or a gift card, or for a price that the new
 * currency cannot have, and `changed-meanwhile` if somebody has edited the place since its version.
 */
export async function editPlace({ version, ...values }: z.output<typeof EditPlaceBody>) {
  const edited = await inTransaction(async (session) => {
    const stored = await readShopSettings(session);
    const isOther = values.currency !== stored.currency;
    const isFixed = isOther
      ? (await isNumberDrawn(session)) || (await hasGiftCards(session))
      : await isInUse();
    const current = toSettings(stored, isFixed);
    if (version !== undefined && version !== current.version)
      throw changedMeanwhile(PlaceSettings, current);
    if (isOther && isFixed) throw currencyIsFixed();
    const { before, after } = await writeShopSettings({
      section: 'place',
      values: { country: undefined, timeZone: undefined, ...values },
      toView: (settings) => toSettings(settings, isFixed),
      session,
    });
    if (isOther) await convertAmounts({ from: stored.currency, to: values.currency }, session);
    return { before, after };
  });
  await refreshShop();
  return edited;
}

const currencyIsFixed = () =>
  conflictAt(
    'currency',
    'The currency stays as it is since the first order or gift card, because orders, figures and receipts are in it. To sell in another currency, open a new shop.',
    'in-use',
  );
