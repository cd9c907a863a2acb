import { SHOP_PAGES } from './shop-pages.ts';

/** The token follows the `#`, which browsers do not send: it appears in no log and no referrer. */
export const guestOrderPath = (token: string): string =>
  `${SHOP_PAGES.guestOrder.pattern}#${token}`;

/** Where a gift card is printed; the code, too, follows the `#`. */
export const giftCardPath = (code: string): string => `${SHOP_PAGES.printGiftCard.pattern}#${code}`;

/** The withdrawal page with the order number filled in. */
export const withdrawPath = (orderNumber: string): string =>
  `${SHOP_PAGES.withdraw.pattern}?order=${orderNumber}`;
