import { SHOP_PAGES } from './shop-pages.ts';

/**
 * The page of a guest's order. Its token comes after the `#`, which browsers send to no server: it stands in no log
 * and no referrer.
 */
export const guestOrderPath = (token: string): string =>
  `${SHOP_PAGES.guestOrder.pattern}#${token}`;

/** The page that withdraws from a contract, with the number of an order filled in. */
export const withdrawPath = (orderNumber: string): string =>
  `${SHOP_PAGES.withdraw.pattern}?order=${orderNumber}`;
