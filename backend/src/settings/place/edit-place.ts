import {
  type EditPlaceBody,
  PlaceSettings,
} from '@book-store/contract/settings/place/place.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { Areas } from '../../platform/area.ts';
import { changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflictAt } from '../../platform/errors/errors.ts';
import { refreshShop } from '../shop/current-shop.ts';
import { readShopSettings } from '../shop/read-shop-settings.ts';
import type { Settings } from '../shop/sections.ts';
import { toPlace } from '../shop/shop-view.ts';
import { type Edited, writeSection } from '../shop/write-shop-settings.ts';
import { convertAmounts } from './convert-amounts.ts';

const toSettings = (settings: Settings, currencyIsFixed: boolean): PlaceSettings => ({
  ...toPlace(settings),
  currencyIsFixed,
  version: settings.versions.place,
});

/** Returns whether an area has amounts that bind the currency. */
async function isBound(areas: Areas, session?: ClientSession): Promise<boolean> {
  for (const { bindsCurrency } of areas) if (await bindsCurrency?.(session)) return true;
  return false;
}

export const readPlace = async (areas: Areas): Promise<PlaceSettings> =>
  toSettings(await readShopSettings(), await isBound(areas));

/**
 * Replaces the place. A new currency keeps the numbers of prices: 12.50 stays 12.50, rounded if it has fewer
 * decimals. Throws `conflict` once there is an order or a gift card, or for a price too high for the new currency,
 * and `changed-meanwhile` if the place has been edited since its version.
 */
export async function editPlace(
  { version, ...value }: z.output<typeof EditPlaceBody>,
  { areas, beforeCommit }: { areas: Areas; beforeCommit: BeforeCommit<Edited> },
): Promise<PlaceSettings> {
  const edit = async (session: ClientSession) => {
    const stored = await readShopSettings(session);
    const { currency } = stored.place;
    const isOther = value.currency !== currency;
    const isFixed = await isBound(areas, isOther ? session : undefined);
    const toView = (settings: Settings) => toSettings(settings, isFixed);
    const current = toView(stored);
    if (version !== undefined && version !== current.version)
      throw changedMeanwhile(PlaceSettings, current);
    if (isOther && isFixed) throw currencyIsFixed();
    const changed = await writeSection({ section: 'place', value, session });
    if (isOther)
      await convertAmounts({ from: currency, to: value.currency }, namesIn(areas), session);
    return { ...changed, place: toView(changed.after) };
  };
  const { place } = await inTransaction(edit, { beforeCommit });
  await refreshShop();
  return place;
}

const namesIn = (areas: Areas) => Object.assign({}, ...areas.map(({ amountNames }) => amountNames));

const currencyIsFixed = () =>
  conflictAt(
    'currency',
    'The currency stays as it is since the first order or gift card, because orders, figures and receipts are in it. To sell in another currency, open a new shop.',
    'in-use',
  );
