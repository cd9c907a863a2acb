import { refreshShop } from './current-shop.ts';
import { ShopSettings } from './shop-settings.model.ts';

/** Puts the shop into a country, or into none. */
export async function aShopIn(country?: string): Promise<void> {
  const update = country ? { $set: { country } } : { $unset: { country: 1 } };
  await ShopSettings.updateOne({ _id: 'shop' }, update, { upsert: true });
  await refreshShop();
}

/** Lets the shop take orders of guests, or not. */
export async function aShopForGuests(guestOrders = true): Promise<void> {
  const update = guestOrders ? { $set: { guestOrders } } : { $unset: { guestOrders: 1 } };
  await ShopSettings.updateOne({ _id: 'shop' }, update, { upsert: true });
  await refreshShop();
}

/** Gives the shop the refined storefront, or the one of the specification. */
export async function aRefinedShop(isRefined = true): Promise<void> {
  const storefront = isRefined ? 'refined' : 'specified';
  await ShopSettings.updateOne({ _id: 'shop' }, { $set: { storefront } }, { upsert: true });
  await refreshShop();
}
