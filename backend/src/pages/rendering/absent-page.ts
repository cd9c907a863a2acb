import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { UNNAMED_SHOP } from '@book-store/contract/pages/heads/page-head';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import type { ShownShop } from '../heads/shown-shop.ts';

const hasAccounts = ({ accounts }: ShownShop) => accounts !== false;

/** What a shop must have for a page of its own; browsers say 'Page not found' at the others, too. */
const NEEDED: Readonly<Record<string, ((shop: ShownShop) => boolean) | undefined>> = {
  [PAGES.withdraw.pattern]: ({ place }) => hasWithdrawals(place?.country),
  [PAGES.buyGiftCard.pattern]: ({ giftCardSales }) => giftCardSales !== undefined,
  [PAGES.login.pattern]: hasAccounts,
  [PAGES.register.pattern]: hasAccounts,
  [PAGES.forgotPassword.pattern]: hasAccounts,
  [PAGES.resetPassword.pattern]: hasAccounts,
};

/** Returns whether a path is that of a page which this shop does not have; false as long as the shop is unknown. */
export const isAbsent = (path: string, shop: ShownShop): boolean =>
  shop !== UNNAMED_SHOP && NEEDED[path]?.(shop) === false;

/** Returns whether a path has a per cent sign that encodes nothing. */
export function isMalformed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
