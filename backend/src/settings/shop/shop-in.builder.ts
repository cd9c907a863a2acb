import { storeSettings } from './store-settings.builder.ts';

/** Puts the shop into a country, or into none. */
export const aShopIn = (country?: string): Promise<void> => storeSettings({ place: { country } });

/** Lets the shop take orders of guests, or not. */
export const aShopForGuests = (guestOrders = true): Promise<void> =>
  storeSettings({ storefront: { guestOrders } });

/** Gives the shop the refined storefront, or the one of the specification. */
export const aRefinedShop = (isRefined = true): Promise<void> =>
  storeSettings({ storefront: { storefront: isRefined ? 'refined' : 'specified' } });
