import { storeSettings } from './store-settings.builder.ts';

/** Without `country`, the shop has none. */
export const aShopIn = (country?: string): Promise<void> => storeSettings({ place: { country } });

export const aShopForGuests = (guestOrders = true): Promise<void> =>
  storeSettings({ storefront: { guestOrders } });

/** Switches to the refined storefront, or to the one as specified. */
export const aRefinedShop = (isRefined = true): Promise<void> =>
  storeSettings({ storefront: { storefront: isRefined ? 'refined' : 'specified' } });
